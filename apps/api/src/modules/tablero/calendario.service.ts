import { createHash, createHmac } from 'node:crypto';
import { BASE_API } from '@colega/contract/route';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { armarCalendario } from './calendario.ts';
import { findCalendario, findPersonaDelCalendario, lockCalendario, updateHuella } from './calendarios.repository.ts';
import { leerLoPorHacer } from './para-hacer.ts';

/** S-873: nobody has more with a day at once. */
const CUANTOS = 50;

type Secreto = { secreto: string; publicUrl: string };

const huellaDe = (clave: string): string => createHash('sha256').update(clave).digest('base64url');
const claveDe = (secreto: string, personaId: number, version: number): string =>
  createHmac('sha256', secreto).update(`calendario\n${personaId}\n${version}`).digest('base64url');
const direccionDe = (publicUrl: string, clave: string): string => `${publicUrl}${BASE_API}/calendarios/${clave}.ics`;

/** Null while there is none, or when the portal's secret changed: it can be renewed. */
export const leerDireccion = async (
  db: Db,
  personaId: number,
  { secreto, publicUrl }: Secreto,
): Promise<string | null> => {
  const guardado = await findCalendario(db, personaId);
  if (!guardado?.huella) return null;
  const clave = claveDe(secreto, personaId, guardado.version);
  return huellaDe(clave) === guardado.huella ? direccionDe(publicUrl, clave) : null;
};

export const renovarDireccion = (db: Db, personaId: number, { secreto, publicUrl }: Secreto): Promise<string> =>
  enTransaccion(db, async (trx) => {
    const { version } = await lockCalendario(trx, personaId);
    const clave = claveDe(secreto, personaId, version);
    await updateHuella(trx, personaId, huellaDe(clave));
    return direccionDe(publicUrl, clave);
  });

export const quitarDireccion = (db: Db, personaId: number) => updateHuella(db, personaId, null);

/** Throws 404. */
export const leerCalendario = async (
  db: Db,
  archivo: string,
  { hoy, publicUrl }: { hoy: Fecha; publicUrl: string },
): Promise<Uint8Array> => {
  const suyo = await findPersonaDelCalendario(db, huellaDe(archivo.replace(/\.ics$/, '')));
  if (!suyo) throw errorNoEncontrado();
  const { todos } = await leerLoPorHacer(db, suyo.persona_id, hoy, CUANTOS);
  return armarCalendario(todos, { hoy, portal: publicUrl });
};
