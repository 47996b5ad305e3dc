import sharp from 'sharp';
import type { AlmacenDeImagenes } from '../../modules/media/almacenes/almacen.ts';
import { crearClaveDeMedia } from '../../modules/media/clave.ts';
import { subirImagen } from '../../modules/media/media.service.ts';
import { codigoDeDemo } from '../codigo-de-demo.ts';
import type { EscenaDeDemo } from '../crear-encargo.ts';

const ANCHO = 900;
const ALTO = 600;
const rect = (x: number, y: number, ancho: number, alto: number, fondo: string, resto = '') =>
  `<rect x="${x}" y="${y}" width="${ancho}" height="${alto}" fill="${fondo}" ${resto}/>`;
const PARED = rect(0, 0, ANCHO, ALTO, '#d9cdbf') + rect(0, 500, ANCHO, 100, '#b8ab9b');
const medidor = (x: number, y: number) =>
  `${rect(x, y, 120, 150, '#eceff1', 'rx="12"')}${rect(x + 20, y + 25, 80, 36, '#37474f')}<circle cx="${x + 60}" cy="${y + 105}" r="22" fill="#90a4ae"/>`;
const llaves = (x: number, y: number, cuantas: number) =>
  Array.from(
    { length: cuantas },
    (_, i) => rect(x + i * 62, y, 52, 110, '#fafafa', 'rx="4"') + rect(x + i * 62 + 16, y + 30, 20, 40, '#1565c0'),
  ).join('');

const DIBUJOS = {
  foto_gabinete: `${PARED}${rect(300, 90, 300, 400, '#90a4ae', 'rx="10"')}${rect(600, 110, 130, 360, '#78909c', 'rx="8"')}${medidor(390, 150)}${llaves(360, 350, 3)}`,
  foto_tp: `${PARED}${rect(200, 140, 500, 280, '#cfd8dc', 'rx="14"')}${rect(230, 180, 440, 200, '#546e7a')}${llaves(250, 225, 6)}`,
  foto_canio_acometida: `${PARED}${rect(420, 0, 36, 420, '#9e9e9e')}${rect(408, 90, 60, 14, '#616161')}${rect(408, 260, 60, 14, '#616161')}${rect(370, 400, 140, 170, '#90a4ae', 'rx="8"')}`,
  foto_frente_inmueble: `${rect(0, 0, ANCHO, ALTO, '#b3d4e8')}<path d="M120 260 450 90 780 260z" fill="#a1563d"/>${rect(160, 260, 580, 260, '#efe3cf')}${rect(400, 360, 100, 160, '#6d4c41')}${rect(220, 320, 120, 100, '#81a9c0')}${rect(560, 320, 120, 100, '#81a9c0')}${rect(0, 520, ANCHO, 80, '#8d9b87')}${rect(60, 380, 70, 140, '#90a4ae')}`,
} as const;

const dibujar = (dibujo: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ANCHO} ${ALTO}" width="${ANCHO}" height="${ALTO}">${dibujo}</svg>`,
    ),
  )
    .png({ compressionLevel: 1 })
    .toBuffer();

export const subirFotos = async (
  { db }: EscenaDeDemo,
  almacen: AlmacenDeImagenes,
  { persona_id, ahora }: { persona_id: number; ahora: Date },
): Promise<Record<string, number>> => {
  const dibujadas = await Promise.all(
    Object.entries(DIBUJOS).map(async ([campo, dibujo]) => [campo, await dibujar(dibujo)] as const),
  );
  const ids: Record<string, number> = {};
  for (const [campo, bytes] of dibujadas) {
    const archivo = { nombre: `${campo}.png`, bytes };
    const clave = crearClaveDeMedia(codigoDeDemo(`foto:${persona_id}:${campo}`));
    ids[campo] = (await subirImagen(db, almacen, persona_id, archivo, { secreto: '', ahora }, clave)).id;
  }
  return ids;
};
