import type { Db } from '../../db/conectar.ts';
import type { HechoAuditado } from '../auditoria/anotar.service.ts';
import { avisar } from '../avisos/avisar.service.ts';
import type { Hecho } from '../avisos/evento.ts';
import { nombreDeEstadoDeMatricula } from '../referencias/datos/listas.ts';
import { findTipoDeBloqueo } from './colegio.repository.ts';

const DATOS_PERSONALES = '/app/perfil/datosPersonales';
type Aviso = Omit<Hecho, 'persona_id'>;
type Dicho = Pick<HechoAuditado, 'desde' | 'hasta' | 'motivo'>;

const valorDe = (dicho: object | undefined, clave: string): string =>
  decir(new Map(Object.entries(dicho ?? {})).get(clave));

const decir = (valor: unknown): string => (typeof valor === 'string' || typeof valor === 'number' ? String(valor) : '');

/** A block that its person does not see is not told (data/tipos-bloqueo.json). */
const delBloqueo =
  (que: string) =>
  async (db: Db, { desde, hasta, motivo }: Dicho): Promise<Aviso | null> => {
    const cual = hasta ?? desde;
    const suyo = await findTipoDeBloqueo(db, valorDe(cual, 'tipo'));
    if (!suyo?.visible) return null;
    const portal = { datos: { que, bloqueo: suyo.nombre }, detalle: motivo ?? '', enlace: DATOS_PERSONALES };
    return { evento: 'bloqueo', cosa: 'bloqueo', cosa_id: `${valorDe(cual, 'bloqueo_id')} ${que}`, portal };
  };

const deLaMatricula = async (_db: Db, { hasta, motivo }: Dicho, ahora: Date): Promise<Aviso> => {
  const estado = nombreDeEstadoDeMatricula(valorDe(hasta, 'estado'));
  const datos = { matricula: valorDe(hasta, 'matricula') || valorDe(hasta, 'codigo'), estado };
  const portal = { datos, detalle: motivo ?? '', enlace: DATOS_PERSONALES };
  return { evento: 'matricula', cosa: 'matricula', cosa_id: `${datos.matricula} ${ahora.toISOString()}`, portal };
};

const delEstado = async (db: Db, dicho: Dicho, ahora: Date): Promise<Aviso | null> =>
  valorDe(dicho.desde, 'estado') === valorDe(dicho.hasta, 'estado') ? null : deLaMatricula(db, dicho, ahora);

const deLaCredencial = async (_db: Db, { hasta }: Dicho): Promise<Aviso> => ({
  ...{ evento: 'credencial', cosa: 'carnet', cosa_id: valorDe(hasta, 'carnet'), portal: { enlace: DATOS_PERSONALES } },
});

const deLaAnulada = async (_db: Db, { desde, motivo }: Dicho): Promise<Aviso> => ({
  ...{ evento: 'credencial_anulada', cosa: 'carnet', cosa_id: valorDe(desde, 'carnet') },
  portal: { detalle: motivo ?? '', enlace: DATOS_PERSONALES },
});

const RECHAZADO: Readonly<Record<string, { que: string; anterior: string; falta: string }>> = {
  foto: { que: 'tu foto', anterior: 'Sigue valiendo la anterior.', falta: 'Hace falta otra.' },
  firma: { que: 'tu firma', anterior: 'Sigue valiendo la anterior.', falta: 'Hace falta otra.' },
  titulo: { que: 'tu título', anterior: 'Sigue valiendo el anterior.', falta: 'Hace falta corregirlo.' },
};

const delRechazo = async (_db: Db, { desde, hasta, motivo }: Dicho, ahora: Date): Promise<Aviso | null> => {
  const dato = valorDe(hasta, 'dato');
  const dicho = RECHAZADO[dato];
  if (!dicho) return null;
  const { vuelve } = { vuelve: false, ...hasta };
  const portal = {
    datos: { que: dicho.que },
    detalle: `${motivo ?? ''} ${vuelve ? dicho.anterior : dicho.falta}`.trim(),
    enlace: DATOS_PERSONALES,
  };
  // An image has a name of its own; a title is of its licence.
  const cual = valorDe(desde, dato) || `${valorDe(desde, 'matricula')} ${ahora.toISOString()}`;
  return { evento: 'dato_rechazado', cosa: 'dato', cosa_id: `${dato} ${cual}`, portal };
};

const AVISOS: Readonly<Record<string, (db: Db, dicho: Dicho, ahora: Date) => Promise<Aviso | null>>> = {
  bloquear: delBloqueo('El Colegio te puso un bloqueo'),
  desbloquear: delBloqueo('El Colegio te levantó un bloqueo'),
  sancionar: deLaMatricula,
  rehabilitar: deLaMatricula,
  corregir_matricula: delEstado,
  agregar_matricula: deLaMatricula,
  emitir_carnet: deLaCredencial,
  anular_carnet: deLaAnulada,
  rechazar_dato: delRechazo,
};

/** What the college does with a person that they have to know. */
export const avisarALaPersona = async (
  db: Db,
  persona_id: number,
  hecho: HechoAuditado,
  ahora: Date,
): Promise<void> => {
  const aviso = await AVISOS[hecho.accion]?.(db, hecho, ahora);
  if (aviso) await avisar(db, { ...aviso, persona_id }, ahora);
};
