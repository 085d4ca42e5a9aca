# The mail catcher: takes what the site sends, shows it on a page, hands it on to nobody.
# shellcheck shell=bash

# In a subshell, which closes the connection when it ends.
mail_answers() (
  exec 3<>"/dev/tcp/127.0.0.1/$SMTP_PORT"
  read -r -t 3 banner <&3
  [[ $banner == 220* ]] && curl -fs -o /dev/null --max-time 3 "http://127.0.0.1:$MAIL_HTTP_PORT/"
)

mail_up() {
  if pid_of mail >/dev/null && mail_answers 2>/dev/null; then return; fi
  stop mail TERM 5
  port_is_free "$SMTP_PORT" || die "port $SMTP_PORT (mail) is taken by another process"
  port_is_free "$MAIL_HTTP_PORT" || die "port $MAIL_HTTP_PORT (mail page) is taken by another process"
  launch mail "$SITE_DIR/mail" "$CHECKOUT/node_modules/.bin/node" "$CHECKOUT/sandbox/mail/catcher.ts" \
    --folder "$SITE_DIR/mail" --smtp-port "$SMTP_PORT" --http-port "$MAIL_HTTP_PORT"
  wait_until_answers mail 15 mail_answers
}

mail_down() { stop mail TERM 5; }
mail_status() { report mail mail_answers; }
