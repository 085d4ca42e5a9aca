-- Asked by processes of a release that is gone; `live_sessions` tells the same and whose they are.

drop function live_session_ids(uuid[]);
