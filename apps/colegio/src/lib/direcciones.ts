/** The sign-in and its end are the portal's, another application: they are left to, not navigated to. */
export const DEL_PORTAL = {
  ingreso: '/login',
  cerrarSesion: '/cerrarSesion',
  inicio: '/app/dashboard',
  recuperarContrasenia: '/recuperarContrasenia',
} as const;

export const DIRECCIONES = {
  inicio: '/colegio',
  usuarios: '/colegio/usuarios',
  auditoria: '/colegio/auditoria',
} as const;

/** S-88: the sign-in comes back to where one was. */
export const direccionDeIngreso = (volver: string, motivo?: 'vencida' | 'cerrada'): string =>
  `${DEL_PORTAL.ingreso}?${new URLSearchParams({ ...(motivo && { motivo }), volver })}`;
