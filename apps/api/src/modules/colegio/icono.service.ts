import sharp from 'sharp';
import type { Db } from '../../db/conectar.ts';
import { findMarca } from './ajustes.repository.ts';

/** Pixels, as browsers ask for them. */
export const LADOS_DE_ICONO = [192, 512] as const;
type LadoDeIcono = (typeof LADOS_DE_ICONO)[number];

/** A device may cut it in a circle: what is inside is never touched. */
const PARTE_SEGURA = 0.7;

const hechos = new Map<string, Buffer>();

/** The mark in a square, over white: of one mark it is always the same. Undefined when there is none. */
export const leerIcono = async (db: Db, clave: string, lado: LadoDeIcono): Promise<Buffer | undefined> => {
  const cual = `${clave}-${lado}`;
  const hecho = hechos.get(cual);
  if (hecho) return hecho;
  const marca = await findMarca(db, clave);
  if (!marca) return undefined;
  const adentro = Math.round(lado * PARTE_SEGURA);
  const dibujo = await sharp(marca)
    .resize(adentro, adentro, { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer();
  const icono = await sharp({ create: { width: lado, height: lado, channels: 3, background: '#ffffff' } })
    .composite([{ input: dibujo, gravity: 'centre' }])
    .png()
    .toBuffer();
  if (hechos.size >= LADOS_DE_ICONO.length) hechos.clear();
  hechos.set(cual, icono);
  return icono;
};
