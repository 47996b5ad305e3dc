import { camposDelTipo, TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from '@colega/domain/certificados';
import { expect, test } from 'vitest';
import { renderCertificado } from './certificado.ts';
import type { DatosDelCertificado } from './partes-del-certificado.ts';

const datos = (type: TipoDeCertificado, cambios: Partial<DatosDelCertificado> = {}): DatosDelCertificado => ({
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
    cuit: '27201234565',
    domicilio: 'Calle 7 1234',
    matricula: { codigo: 'T-12.345', descripcion: 'Maestra Mayor de Obras' },
  },
  titular: { nombre: 'Ñandú Łukasz SA', cuit: '30712345671' },
  localidad: 'La Plata (1900)',
  inmueble: { calle: 'Calle 50', numero: '1234', piso: '1', depto: 'A', localidad: 'La Plata (1900)' },
  referencia: null,
  configuracion: { suministro_energia: 'definitiva', tipo_cableado: 'monofasico', verificacion: 'inicial' },
  valores: Object.fromEntries(camposDelTipo(type).map(({ ruta, tipo }) => [ruta, tipo === 'si_no' ? true : '1'])),
  fotos: new Map(),
  ...cambios,
});
const paginas = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

test.each(TIPOS_DE_CERTIFICADO)(
  '%s: los mismos datos dan los mismos bytes, con su título y su idioma',
  async (type) => {
    const pdf = Buffer.from(await renderCertificado(datos(type)));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.equals(Buffer.from(await renderCertificado(datos(type))))).toBe(true);
    expect(pdf.toString('latin1')).toContain('/Lang (es-AR)');
  },
);

test('el T1G entra en una hoja, como su formulario; anulado lo dice', async () => {
  const pdf = await renderCertificado(datos('t1g'));
  expect(paginas(pdf)).toBe(1);
  const anulado = await renderCertificado(datos('t1g', { anulado: true }));
  expect(anulado.length).toBeGreaterThan(pdf.length);
});
