import { type Operador, type PermisoDelColegio, puedeElOperador } from '../permisos/operadores.ts';

/** Which of the two applications a notice is read in. */
export const LADOS = ['matriculado', 'colegio'] as const;
export type Lado = (typeof LADOS)[number];

/** `dispositivo` is each phone or browser in which its owner turned notices on. */
export const CANALES = ['portal', 'correo', 'dispositivo'] as const;
export type CanalDeAviso = (typeof CANALES)[number];

/** What happens to one's account is told on both sides; somebody waits for it at a screen, or has to know at once (S-540). */
const DE_LA_CUENTA = ['bienvenida', 'recuperacion', 'dispositivo_nuevo', 'clave_cambiada', 'segundo_factor'] as const;

const DEL_MATRICULADO = [
  ...(['borrador_por_vencer', 'padron_respondio', 'arancel_nuevo', 'arancel_retirado'] as const),
  ...(['lista_nueva', 'lista_retirada', 'bonificacion'] as const),
  ...(['observado', 'respuesta_aceptada', 'confirmado', 'timbrado', 'visado', 'anulado'] as const),
  ...(['certificado_anulado', 'pago_acreditado', 'pago_en_revision', 'vencimiento_proximo', 'vencido'] as const),
  ...(['bloqueo', 'matricula', 'credencial', 'credencial_anulada', 'credencial_por_vencer'] as const),
  ...(['dato_rechazado', 'cargos_anulados'] as const),
] as const;

/** Each is told to the operators who may do what it asks for. */
export const PERMISO_DEL_AVISO = {
  legajo_por_revisar: 'legajos.observar',
  legajo_respondido: 'legajos.observar',
  legajo_por_confirmar: 'legajos.confirmar',
  legajo_por_timbrar: 'legajos.sellar',
  legajo_por_visar: 'legajos.visar',
  legajo_que_tenias: 'legajos.tomar',
  persona_por_verificar: 'personas.registrar',
  localidad_por_aprobar: 'localidades.aprobar',
  pago_por_revisar: 'pagos.revisar',
  acceso_por_reponer: 'accesos.reponer',
  auditoria_cortada: 'auditoria.ver',
  cargos_por_anular: 'cargos.generar',
  anulacion_rechazada: 'cargos.generar',
  conciliacion_con_diferencias: 'libro.ver',
  cuenta_por_confirmar: 'cuentas.bonificar',
  cuenta_decidida: 'cuentas.bonificar',
  trabajo_del_dia: 'legajos.ver',
} as const satisfies Record<string, PermisoDelColegio>;
export type EventoDelColegio = keyof typeof PERMISO_DEL_AVISO;
const DEL_COLEGIO = Object.keys(PERMISO_DEL_AVISO) as EventoDelColegio[];

/** The letter of what each one chose to read once a day. Nobody chooses it by itself. */
const DEL_RESUMEN = ['resumen_del_dia'] as const;

export const EVENTOS = [...DE_LA_CUENTA, ...DEL_MATRICULADO, ...DEL_COLEGIO, ...DEL_RESUMEN] as const;
export type Evento = (typeof EVENTOS)[number];

export const esUrgente = (evento: Evento): boolean => DE_LA_CUENTA.some((uno) => uno === evento);

export const ladoDe = (evento: Evento): Lado => (Object.hasOwn(PERMISO_DEL_AVISO, evento) ? 'colegio' : 'matriculado');

/** What a technician is told, or an operator with these roles: whoever loses one reads no more of what it gave. */
export const eventosDe = (quien: 'matriculado' | Operador): Evento[] => {
  if (quien === 'matriculado') return [...DE_LA_CUENTA, ...DEL_MATRICULADO];
  const suyos = DEL_COLEGIO.filter((evento) => puedeElOperador(quien, PERMISO_DEL_AVISO[evento]) === 'si');
  return [...DE_LA_CUENTA, ...suyos];
};

/** When each notice comes, as its person chooses it. */
export const MODOS = ['al_momento', 'por_dia', 'nunca'] as const;
export type ModoDelCanal = (typeof MODOS)[number];

/** They already come together, once a day. */
const DE_UNA_VEZ_POR_DIA: readonly Evento[] = ['vencimiento_proximo', 'vencido', 'trabajo_del_dia'];

/** What the portal shows is there at once, and so is what comes to a device; a letter may wait for the day's. */
export const modosDe = (evento: Evento, canal: CanalDeAviso): ModoDelCanal[] =>
  MODOS.filter((modo) => modo !== 'por_dia' || (canal === 'correo' && !DE_UNA_VEZ_POR_DIA.includes(evento)));
