import { type Operador, type PermisoDelColegio, puedeElOperador } from '../permisos/operadores.ts';

/** Which of the two applications a notice is read in. */
export const LADOS = ['matriculado', 'colegio'] as const;
export type Lado = (typeof LADOS)[number];

export const CANALES = ['portal', 'correo'] as const;
export type CanalDeAviso = (typeof CANALES)[number];

/** What happens to one's account is told on both sides; somebody waits for it at a screen, or has to know at once (S-540). */
const DE_LA_CUENTA = ['bienvenida', 'recuperacion', 'dispositivo_nuevo', 'clave_cambiada', 'segundo_factor'] as const;

const DEL_MATRICULADO = [
  ...(['observado', 'respuesta_aceptada', 'confirmado', 'timbrado', 'visado', 'anulado'] as const),
  ...(['pago_acreditado', 'vencimiento_proximo', 'bloqueo', 'matricula', 'credencial', 'dato_rechazado'] as const),
] as const;

/** Each is told to the operators who may do what it asks for. */
export const PERMISO_DEL_AVISO = {
  legajo_por_revisar: 'legajos.observar',
  legajo_respondido: 'legajos.observar',
  legajo_por_confirmar: 'legajos.confirmar',
  legajo_por_timbrar: 'legajos.sellar',
  legajo_por_visar: 'legajos.visar',
  trabajo_del_dia: 'legajos.ver',
} as const satisfies Record<string, PermisoDelColegio>;
export type EventoDelColegio = keyof typeof PERMISO_DEL_AVISO;
const DEL_COLEGIO = Object.keys(PERMISO_DEL_AVISO) as EventoDelColegio[];

export const EVENTOS = [...DE_LA_CUENTA, ...DEL_MATRICULADO, ...DEL_COLEGIO] as const;
export type Evento = (typeof EVENTOS)[number];

export const esUrgente = (evento: Evento): boolean => DE_LA_CUENTA.some((uno) => uno === evento);

/** What a technician is told, or an operator with these roles: whoever loses one reads no more of what it gave. */
export const eventosDe = (quien: 'matriculado' | Operador): Evento[] => {
  if (quien === 'matriculado') return [...DE_LA_CUENTA, ...DEL_MATRICULADO];
  const suyos = DEL_COLEGIO.filter((evento) => puedeElOperador(quien, PERMISO_DEL_AVISO[evento]) === 'si');
  return [...DE_LA_CUENTA, ...suyos];
};
