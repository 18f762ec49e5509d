import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { LoginPage } from "../features/auth/components/login-page.tsx";

export const Route = createFileRoute("/admin_/login")({
  ssr: false,
  head: () => ({ meta: [{ title: "Admin Paneli – Meridian" }, { name: "robots", content: "noindex" }] }),
  component: Login,
});

function Login() {
  const navigate = useNavigate();
  return <LoginPage onLoggedIn={() => void navigate({ to: "/admin" })} />;
}
