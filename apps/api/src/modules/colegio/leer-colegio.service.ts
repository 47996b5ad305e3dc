import type { Contacto } from '@colega/contract/perfil';
import type { ColegioALaVista } from '@colega/contract/referencias';
import {
  armarListasEnVigor,
  type ClaveDePlazo,
  formatLugarDeOficina,
  type ListasEnVigor,
  type Oficina,
  oficinasVigentes,
  type PlazoFechado,
  plazosFechados,
  plazoVigente,
} from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { armarBancos, type Bancos } from './armar-bancos.ts';
import { findColegio, findLectura } from './colegio.repository.ts';
import { leerDatosDelColegio } from './datos-del-colegio.ts';

/** With its district by its name; null is all of the college. */
export type OficinaALaVista = Omit<Oficina, 'distrito'> & { distrito: { clave: string; nombre: string } | null };

/** The college as it says of itself now. */
export type Colegio = {
  nombre: string;
  cuit: string;
  contacto: Contacto;
  localidad: string;
  /** Those in force that day, in their order. */
  oficinasDe: (dia: Fecha) => readonly OficinaALaVista[];
  /** Null: those of the program. */
  color: string | null;
  color_oscuro: string | null;
  marca: string | null;
  plazos: readonly PlazoFechado[];
  /** The published ones, of every day. */
  listas: ListasEnVigor;
  bancos: Bancos;
  textos: Readonly<Record<string, string>>;
  /** By the district's key, that day: its first office's, or the college's (S-412). */
  contactoDe: (distrito: string, dia: Fecha) => Contacto;
};

/** What is in force on each day, as the college published it. */
export const leerListasEnVigor = async (db: Db): Promise<ListasEnVigor> => (await leerColegio(db)).listas;

/** Where the college has its money, those that it uses no more too. */
export const leerBancos = async (db: Db): Promise<Bancos> => (await leerColegio(db)).bancos;

/** What is seen of it on a page, before anybody signs in. */
export type LoQueSeVe = Pick<Colegio, 'nombre' | 'color' | 'color_oscuro' | 'marca'>;

let copia: { lectura: string; colegio: Colegio } | undefined;

const contactoDeOficina = ({ telefonos, correo, ...lugar }: Oficina): Contacto => ({
  ...{ domicilio: formatLugarDeOficina(lugar), telefono: telefonos.join(' / '), correo },
});

const leerDeLaBase = async (db: Db): Promise<Colegio> => {
  const {
    lectura,
    domicilio,
    telefono,
    correo,
    listas: publicadas,
    bancos,
    distritos,
    ...leido
  } = await findColegio(db);
  const contacto = { domicilio: formatLugarDeOficina({ domicilio, localidad: leido.localidad }), telefono, correo };
  const listas = armarListasEnVigor(publicadas);
  const oficinasDe = (dia: Fecha): OficinaALaVista[] =>
    oficinasVigentes(listas, dia).map(({ distrito, ...oficina }) => ({
      ...{ ...oficina, distrito: distritos.find(({ clave }) => clave === distrito) ?? null },
    }));
  const contactoDe = (distrito: string, dia: Fecha): Contacto => {
    const suya = oficinasVigentes(listas, dia).find((oficina) => oficina.distrito === distrito);
    return suya ? contactoDeOficina(suya) : contacto;
  };
  const enVigor = { listas, plazos: plazosFechados(listas), bancos: armarBancos(bancos) };
  const colegio = { ...leido, contacto, contactoDe, oficinasDe, ...enVigor };
  copia = { lectura, colegio };
  return colegio;
};

/**
 * Never stale, however many portals there are: what a process keeps is used only while the base says, each time, that it is the one of now.
 * No two states of any base share a `lectura`, so a copy made in a transaction that is undone is never taken for another.
 */
export const leerColegio = async (db: Db): Promise<Colegio> => {
  const lectura = await findLectura(db);
  return copia?.lectura === lectura ? copia.colegio : leerDeLaBase(db);
};

const LO_DEL_PROGRAMA = { color: null, color_oscuro: null, marca: null };

/** For a page that says that the database does not answer: what was last read, or else the first load. */
export const leerColegioAunqueNoResponda = async (
  db: Db,
): Promise<LoQueSeVe & Pick<Colegio, 'contacto' | 'oficinasDe'>> => {
  try {
    return await leerColegio(db);
  } catch {
    if (copia) return copia.colegio;
    const { nombre, telefono, correo, ...lugar } = leerDatosDelColegio().colegio;
    const contacto = { domicilio: formatLugarDeOficina(lugar), telefono, correo };
    return { ...LO_DEL_PROGRAMA, nombre, contacto, oficinasDe: () => [] };
  }
};

export const BASE_DE_MARCA = '/marca';

export const direccionDeMarca = (marca: string | null): string | null =>
  marca === null ? null : `${BASE_DE_MARCA}/${marca}`;

/** Another image has another address: what a browser keeps of one never goes stale. */
export const colegioALaVista = ({ nombre, color, color_oscuro, marca }: LoQueSeVe): ColegioALaVista => ({
  ...{ nombre, color, color_oscuro, marca_url: direccionDeMarca(marca) },
});

/** Days of a term, that day. Throws when nothing says them, which is a fault of the first load. */
export const diasDePlazo = ({ plazos }: Pick<Colegio, 'plazos'>, plazo: ClaveDePlazo, dia: Fecha): number => {
  const vigente = plazoVigente(plazos, plazo, dia);
  if (!vigente) throw new Error(`El Colegio no dice el plazo de ${plazo} del ${dia}`);
  return vigente.dias;
};
