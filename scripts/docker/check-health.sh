#!/bin/bash
# Succeeds when the process of this container answers 200 on /readyz, else prints what it said. In Bash alone, because starting
# Node for every check took a noticeable share of a machine.
exec 3<>"/dev/tcp/127.0.0.1/$INTERNAL_PORT"
printf 'GET /readyz HTTP/1.0\r\n\r\n' >&3
answer=$(cat <&3)
[[ $answer == "HTTP/1.1 200"* ]] && exit 0
echo "$answer"
exit 1
