import type { Contacto } from '@colega/contract/perfil';
import {
  claveDeFirma,
  claveDeLeyenda,
  PAPELES_CON_FIRMA,
  type PapelConFirma,
  type PapelConLeyenda,
} from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import type { Emisor } from '../../documents/hoja.ts';
import { findFirma, findMarca } from './ajustes.repository.ts';
import { findClaveDeDistrito } from './colegio.repository.ts';
import { type Colegio, leerColegio } from './leer-colegio.service.ts';

/** `localidad`: where it collects. */
type EmisorConCuit = Emisor & { cuit: string; localidad: string };

/** By its content, so that it is never another. */
let copia: { clave: string; marca: Uint8Array } | undefined;

const leerMarca = async (db: Db, clave: string): Promise<Uint8Array | null> => {
  if (copia?.clave === clave) return copia.marca;
  const marca = await findMarca(db, clave);
  if (!marca) return null;
  copia = { clave, marca };
  return marca;
};

const esPapelConFirma = (papel: PapelConLeyenda): papel is PapelConFirma =>
  PAPELES_CON_FIRMA.some((uno) => uno === papel);

/** Of the paper's day: whoever holds the post later did not sign it (S-1259). */
const leerFirma = async (db: Db, papel: PapelConLeyenda, emitido: Date | undefined): Promise<string> =>
  (emitido && esPapelConFirma(papel) && (await findFirma(db, claveDeFirma(papel), emitido))) || '';

const armarEmisor = async (
  db: Db,
  { nombre, cuit, localidad, marca, color, textos }: Colegio,
  contacto: Contacto,
  papel: PapelConLeyenda,
  emitido: Date | undefined,
): Promise<EmisorConCuit> => ({
  ...{ nombre, cuit, localidad, contacto, color },
  ...{ pie: textos.pie_de_papeles ?? '', leyenda: textos[claveDeLeyenda(papel)] ?? '' },
  firma: await leerFirma(db, papel, emitido),
  marca: marca === null ? null : await leerMarca(db, marca),
});

/**
 * The college on a person's papers, as it is today: whoever has a question about one asks in that person's district (S-412, S-750). `emitido`: when it
 * was issued, of those that the college signs.
 */
export const leerEmisor = async (
  db: Db,
  personaId: number,
  papel: PapelConLeyenda,
  hoy: Fecha,
  emitido?: Date,
): Promise<EmisorConCuit> => {
  const [colegio, distrito] = await Promise.all([leerColegio(db), findClaveDeDistrito(db, personaId)]);
  return armarEmisor(db, colegio, colegio.contactoDe(distrito, hoy), papel, emitido);
};

/** On a paper of nobody in particular. */
export const leerEmisorSinPersona = async (db: Db, papel: PapelConLeyenda, emitido?: Date): Promise<Emisor> => {
  const colegio = await leerColegio(db);
  return armarEmisor(db, colegio, colegio.contacto, papel, emitido);
};
