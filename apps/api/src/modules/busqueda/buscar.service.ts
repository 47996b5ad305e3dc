import type { Encontrado } from '@colega/contract/busqueda';
import { situacionDeCupon } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { palabrasDeBusqueda } from '../legajos/buscar-comitentes.ts';
import { findLoPropio, type LoPropio } from './buscar.repository.ts';

/** S-851. */
const PALABRAS_COMO_MAXIMO = 8;

/** As it is written in a bill, a partida ends with a digit that checks it, which is not kept. */
const CON_DIGITO_DE_CONTROL = /^\d{10}$/;
const sinDigitoDeControl = (palabra: string): string =>
  CON_DIGITO_DE_CONTROL.test(palabra) ? palabra.slice(0, -1) : palabra;

const seBusca = (palabra: string): boolean => /[\p{L}\p{N}]/u.test(palabra);

const comoCupon = (
  { estado, ultimo_vencimiento, motivo_cierre, ...cupon }: LoPropio['cupones'][number],
  hoy: Fecha,
) => ({
  ...cupon,
  situacion: situacionDeCupon({ estado, ultimo_vencimiento, motivo_cierre }, hoy),
});

/** What a person has that a text is in: every word of it, in whatever order. */
export const buscar = async (db: Db, persona_id: number, texto: string, hoy: Fecha): Promise<Encontrado> => {
  const palabras = [...new Set(palabrasDeBusqueda(texto).filter(seBusca).map(sinDigitoDeControl))].slice(
    0,
    PALABRAS_COMO_MAXIMO,
  );
  if (palabras.length === 0) return { legajos: [], cupones: [], certificados: [] };
  const { cupones, ...resto } = await findLoPropio(db, persona_id, palabras);
  return { ...resto, cupones: cupones.map((cupon) => comoCupon(cupon, hoy)) };
};
