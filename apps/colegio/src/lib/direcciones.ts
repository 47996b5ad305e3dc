/** The sign-in and its end are the portal's, another application: they are left to, not navigated to. */
export const DEL_PORTAL = {
  laboratorio: '/honorarios',
  ingreso: '/login',
  cerrarSesion: '/cerrarSesion',
  inicio: '/app/dashboard',
  recuperarContrasenia: '/recuperarContrasenia',
} as const;

export const DIRECCIONES = {
  bandeja: '/colegio',
  inicio: '/colegio/inicio',
  personas: '/colegio/personas',
  persona: '/colegio/personas/:id',
  usuarios: '/colegio/usuarios',
  avisos: '/colegio/avisos',
  auditoria: '/colegio/auditoria',
  informes: '/colegio/informes',
  informe: '/colegio/informes/:informe',
  ajustes: '/colegio/ajustes',
  primerosPasos: '/colegio/primeros-pasos',
  listas: '/colegio/listas',
  lista: '/colegio/listas/:lista',
  prepararLista: '/colegio/listas/:lista/preparar',
  legajo: '/colegio/legajo/:id',
  cuenta: '/colegio/cuenta',
  localidades: '/colegio/localidades',
  tesoreria: '/colegio/tesoreria',
  caja: '/colegio/tesoreria/caja',
  miCaja: '/colegio/tesoreria/mi-caja',
  pagos: '/colegio/tesoreria/pagos',
  pago: '/colegio/tesoreria/pagos/:id',
  cobranza: '/colegio/tesoreria/pagos/cobranzas/:id',
  cargos: '/colegio/tesoreria/cargos',
  cuentaDePersona: '/colegio/tesoreria/cuentas/:id',
  deudores: '/colegio/tesoreria/deudores',
  porConfirmar: '/colegio/tesoreria/por-confirmar',
  porRevisar: '/colegio/tesoreria/por-revisar',
  casoPorRevisar: '/colegio/tesoreria/por-revisar/:tipo/:id',
  rendiciones: '/colegio/tesoreria/rendiciones',
  rendicion: '/colegio/tesoreria/rendiciones/:id',
  depositosDeCobradores: '/colegio/tesoreria/depositos-de-cobradores',
  cierres: '/colegio/tesoreria/cierres',
  cierre: '/colegio/tesoreria/cierres/:id',
  libro: '/colegio/tesoreria/libro',
  sumas: '/colegio/tesoreria/libro/sumas',
  diario: '/colegio/tesoreria/libro/diario',
  codigos: '/colegio/tesoreria/libro/codigos',
  conciliacion: '/colegio/tesoreria/conciliacion',
  /** Where the notices of before lead. */
  porRevisarAntes: '/colegio/pagos-por-revisar',
  aranceles: '/colegio/aranceles',
  resolucion: '/colegio/aranceles/resoluciones/:id',
  preparacion: '/colegio/aranceles/preparaciones/:id',
  importar: '/colegio/importar',
  importacion: '/colegio/importar/:id',
} as const;

export const direccionDeLista = (lista: string): string => `/colegio/listas/${lista}`;
export const direccionDePreparar = (lista: string): string => `${direccionDeLista(lista)}/preparar`;

export const direccionDePersona = (id: number, busqueda = ''): string => `/colegio/personas/${id}${busqueda}`;

export const direccionDeCuenta = (id: number): string => `/colegio/tesoreria/cuentas/${id}`;

export const direccionDeInforme = (informe: string, busqueda = ''): string => `/colegio/informes/${informe}${busqueda}`;
export const direccionDeImportacion = (id: number): string => `/colegio/importar/${id}`;

/** `busqueda` is that of the Bandeja one comes from, so that the next one is of that queue and one goes back to it. */
export const direccionDeLegajo = (id: number, busqueda = ''): string => `/colegio/legajo/${id}${busqueda}`;

export const direccionDeRendicion = (id: number): string => `/colegio/tesoreria/rendiciones/${id}`;
export const direccionDeCierre = (id: number): string => `/colegio/tesoreria/cierres/${id}`;
/** The entries of an account, of a period or of a closing. */
export const direccionDelDiario = (filtros: Readonly<Record<string, string>>): string =>
  `/colegio/tesoreria/libro/diario?${new URLSearchParams(filtros)}`;
/** `busqueda` is that of the list one comes from. */
export const direccionDePago = (id: number, busqueda = ''): string => `/colegio/tesoreria/pagos/${id}${busqueda}`;
/** `busqueda` is that of the list one comes from. */
export const direccionDeLoRevisado = (tipo: string, id: number, busqueda = ''): string =>
  `${DIRECCIONES.porRevisar}/${tipo}/${id}${busqueda}`;
export const direccionDeCobranza = (id: number, busqueda = ''): string =>
  `/colegio/tesoreria/pagos/cobranzas/${id}${busqueda}`;
export const direccionDeResolucion = (id: number): string => `${DIRECCIONES.aranceles}/resoluciones/${id}`;
export const direccionDePreparacion = (id: number): string => `${DIRECCIONES.aranceles}/preparaciones/${id}`;

/** S-88: the sign-in comes back to where one was. */
export const direccionDeIngreso = (volver: string, motivo?: 'vencida' | 'cerrada'): string =>
  `${DEL_PORTAL.ingreso}?${new URLSearchParams({ ...(motivo && { motivo }), volver })}`;
