import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { formularioDe } from '../../testing/formulario-de.ts';

// S-336: ENTRADAS_AL_AZAR=2000 npx vitest run apps/api/src/modules/media/media.azar.test.ts
const PEDIDAS = Number(process.env.ENTRADAS_AL_AZAR ?? 0);
const VECES = PEDIDAS || 60;
const LIMITE_MS = PEDIDAS ? Number.POSITIVE_INFINITY : 3_000;
const PLAZO_MS = PEDIDAS ? 3_600_000 : 40_000;

let prueba: AppDePrueba;
let maria: Pedir;
const muestras = new Map<string, Buffer>();

const foto = () =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
    },
  });

/** A page with a text, a drawing and a photo; its objects are uncompressed, where a change reaches them. */
const pdfDeMuestra = async (useObjectStreams: boolean): Promise<Buffer> => {
  const documento = await PDFDocument.create();
  const pagina = documento.addPage([300, 200]);
  pagina.drawText('Tablero principal', { font: await documento.embedFont(StandardFonts.Helvetica), size: 14 });
  pagina.drawRectangle({ x: 10, y: 10, width: 80, height: 40 });
  pagina.drawImage(await documento.embedJpg(await foto().jpeg().toBuffer()), { x: 100, y: 50, width: 90, height: 60 });
  return Buffer.from(await documento.save({ useObjectStreams }));
};

beforeAll(async () => {
  prueba = await crearAppDePrueba();
  await usuario(prueba.db, 'mgarcia');
  maria = await prueba.conSesion('mgarcia');
  muestras.set('pdf', await pdfDeMuestra(false));
  muestras.set('pdf con objetos comprimidos', await pdfDeMuestra(true));
  muestras.set(
    'jpeg',
    await foto()
      .withExif({ IFD0: { Orientation: '6' } })
      .jpeg()
      .toBuffer(),
  );
  muestras.set('jpeg progresivo', await foto().jpeg({ progressive: true }).toBuffer());
  muestras.set('png', await foto().png().toBuffer());
});
afterAll(() => prueba.cerrar());
beforeEach(() => prueba.db.deleteFrom('cuentas').execute());

const NUMEROS = [
  '0',
  '-1',
  '1',
  '0.01',
  '14400',
  '2147483648',
  '1e9',
  '99999999999999999999',
  '-0.0',
  '7 0 R',
  '1 0 R',
  'null',
  '[]',
  '<<>>',
];

const cambio = fc.oneof(
  fc.record({ tipo: fc.constant('octeto' as const), donde: fc.nat(), por: fc.nat(255) }),
  fc.record({ tipo: fc.constant('quitar' as const), donde: fc.nat(), cuantos: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ tipo: fc.constant('repetir' as const), donde: fc.nat(), cuantos: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ tipo: fc.constant('cortar' as const), donde: fc.nat() }),
  fc.record({ tipo: fc.constant('numero' as const), donde: fc.nat(), por: fc.constantFrom(...NUMEROS) }),
);
type Cambio = typeof cambio extends fc.Arbitrary<infer T> ? T : never;

/** Replaces one of the numbers in the file. */
const cambiarNumero = (bytes: Buffer, cual: number, por: string): Buffer => {
  const texto = bytes.toString('latin1');
  const numeros = [...texto.matchAll(/(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g)];
  const elegido = numeros[cual % Math.max(1, numeros.length)];
  if (!elegido) return bytes;
  const fin = elegido.index + elegido[0].length;
  return Buffer.from(texto.slice(0, elegido.index) + por + texto.slice(fin), 'latin1');
};

const cambiar = (bytes: Buffer, que: Cambio): Buffer => {
  if (bytes.length === 0) return bytes;
  const donde = que.donde % bytes.length;
  if (que.tipo === 'numero') return cambiarNumero(bytes, que.donde, que.por);
  if (que.tipo === 'cortar') return bytes.subarray(0, donde);
  if (que.tipo === 'octeto') {
    const otros = Buffer.from(bytes);
    otros.fill(que.por, donde, donde + 1);
    return otros;
  }
  const trozo = bytes.subarray(donde, donde + que.cuantos);
  const despues = bytes.subarray(donde + que.cuantos);
  return Buffer.concat([bytes.subarray(0, donde), ...(que.tipo === 'quitar' ? [] : [trozo, trozo]), despues]);
};

test.each(['pdf', 'pdf con objetos comprimidos', 'jpeg', 'jpeg progresivo', 'png'])(
  'un %s cambiado en cualquier parte se guarda o se dice qué tiene, y nunca es una falla',
  async (cual) => {
    const muestra = muestras.get(cual) ?? Buffer.alloc(0);
    const guardada = await maria('POST', '/media_objects', formularioDe('file', 'a', muestra));
    expect(guardada.statusCode, guardada.body).toBe(201);
    const desde = performance.now();
    let probadas = 0;
    const propiedad = fc.asyncProperty(fc.array(cambio, { minLength: 1, maxLength: 4 }), async (cambios) => {
      // A busy machine tries fewer, at least one.
      if (probadas > 0 && performance.now() - desde > LIMITE_MS) return;
      probadas += 1;
      const bytes = cambios.reduce(cambiar, muestra);
      const respuesta = await maria('POST', '/media_objects', formularioDe('file', 'a', bytes));
      await prueba.db.deleteFrom('cuentas').execute();
      expect([201, 422], respuesta.body).toContain(respuesta.statusCode);
      if (respuesta.statusCode === 422)
        expect(respuesta.json().detail).toMatch(/^(El archivo|El pdf|La página|No pudimos)/);
    });
    await fc.assert(propiedad, { numRuns: VECES });
  },
  PLAZO_MS,
);
