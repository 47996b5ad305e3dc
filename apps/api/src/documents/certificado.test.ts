import { TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { expect, test } from 'vitest';
import { renderCertificado } from './certificado.ts';
import { certificadoDeMuestra } from './pruebas/certificado-de-muestra.ts';

const paginas = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

test.each(TIPOS_DE_CERTIFICADO)(
  '%s: los mismos datos dan los mismos bytes, con su título y su idioma',
  async (type) => {
    const pdf = Buffer.from(await renderCertificado(certificadoDeMuestra(type)));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.equals(Buffer.from(await renderCertificado(certificadoDeMuestra(type))))).toBe(true);
    expect(pdf.toString('latin1')).toContain('/Lang (es-AR)');
  },
);

test('el T1G entra en una hoja, como su formulario; anulado lo dice', async () => {
  const pdf = await renderCertificado(certificadoDeMuestra('t1g'));
  expect(paginas(pdf)).toBe(1);
  const anulado = await renderCertificado(certificadoDeMuestra('t1g', { anulado: true }));
  expect(anulado.length).toBeGreaterThan(pdf.length);
});
