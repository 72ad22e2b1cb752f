"""What every request passes: security headers out, no requests from other sites' pages in."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from ducats.server.people import has_good_origin
from ducats.server.problems import Refusal

DIRECTIVES: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": "; ".join(DIRECTIVES),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

READING: Final = {"GET", "HEAD", "OPTIONS"}


def only_own_pages(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A page of another site must not change anything in somebody's name."""
    if connection.scope.get("method", "GET") in READING:
        return
    if not has_good_origin(connection, connection.app.state.context.settings.origins):
        raise Refusal("the request comes from a page of another site", code="bad_origin")
