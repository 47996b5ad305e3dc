import { camposDelTipo, FOTOS, type TipoDeCertificado } from '@colega/domain/certificados';
import sharp from 'sharp';
import type { DatosDelCertificado } from '../../documents/partes-del-certificado.ts';
import { EMISOR_DE_MUESTRA } from './emisor-de-muestra.ts';

export const certificadoDeMuestra = (
  type: TipoDeCertificado,
  cambios: Partial<DatosDelCertificado> = {},
): DatosDelCertificado => ({
  colegio: EMISOR_DE_MUESTRA,
  type,
  nombre: `Certificado ${type}`,
  numero: 'T1G-2026-000012',
  fecha: '2026-11-10',
  creado: new Date('2026-11-10T15:00:00Z'),
  anulado: false,
  enlace: 'http://127.0.0.1:3000/#/qr/certificado/0123456789abcdef0123456789abcdef',
  numero_legajo: 41,
  profesional: {
    nombre: 'María Elena García',
    apellido_nombre: 'García, María Elena',
    cuit: '27201234565',
    documento: '20123456',
    domicilio: 'Calle 7 1234',
    localidad: 'La Plata (1900)',
    matricula: {
      codigo: 'T-12.345',
      descripcion: 'Maestra Mayor de Obras',
      titulo: 'Maestro Mayor de Obras',
      institucion: 'E.E.S.T. N.º 5 de La Plata',
    },
  },
  titular: { nombre: 'Ñandú Łukasz SA', cuit: '30712345671' },
  localidad: 'La Plata (1900)',
  inmueble: { calle: 'Calle 50', numero: '1234', piso: '1', depto: 'A', partida: 12345, localidad: 'La Plata (1900)' },
  referencia: null,
  configuracion: { suministro_energia: 'definitiva', tipo_cableado: 'monofasico', verificacion: 'inicial' },
  valores: Object.fromEntries(camposDelTipo(type).map(({ ruta, tipo }) => [ruta, tipo === 'si_no' ? true : '1'])),
  fotos: new Map(),
  firma: null,
  version: null,
  ...cambios,
});

const RUIDO = { type: 'gaussian', mean: 128, sigma: 12 } as const;

const fotoDeMuestra = (): Promise<Uint8Array> => {
  const imagen = { width: 1800, height: 1200, channels: 3, background: '#777777', noise: RUIDO } as const;
  return sharp({ create: imagen }).jpeg({ quality: 82 }).toBuffer();
};

/** Four different photos, as heavy as those kept from a telephone. */
export const fotosDeMuestra = async (): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map(await Promise.all(FOTOS.map(async ({ ruta }) => [ruta, await fotoDeMuestra()] as const)));
