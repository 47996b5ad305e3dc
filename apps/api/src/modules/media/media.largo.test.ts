import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { constants, deflateRawSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { TAMANIO_MAXIMO_FOTO_BYTES } from '@colega/contract/media';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { formularioDe } from '../../testing/formulario-de.ts';
import { pdfQueNoTermina } from '../../testing/media/pdf-que-no-termina.ts';

let prueba: AppDePrueba;
let maria: Awaited<ReturnType<AppDePrueba['conSesion']>>;
let carla: Pedir;

const foto = (ancho = 60, alto = 40) =>
  sharp({ create: { width: ancho, height: alto, channels: 3, background: '#336699' } });
const subir = (bytes: Uint8Array, nombre = 'tablero.jpg', pedir: Pedir = maria) =>
  pedir('POST', '/media_objects', formularioDe('file', nombre, bytes));
const rechazo = async (bytes: Uint8Array, nombre?: string) => {
  const respuesta = await subir(bytes, nombre);
  return [respuesta.statusCode, respuesta.json().detail];
};
const abrir = (direccion: string) => prueba.app.inject({ method: 'GET', url: direccion });
const pdf = async (paginas = 1, cambiar: (documento: PDFDocument) => void = () => undefined) => {
  const documento = await PDFDocument.create();
  for (let i = 0; i < paginas; i += 1) documento.addPage([300, 200]).drawText(`Página ${i + 1}`);
  cambiar(documento);
  return documento.save();
};

beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date('2026-03-10T15:00:00Z') });
  await usuario(prueba.db, 'mgarcia');
  await usuario(prueba.db, 'csosa');
  maria = await prueba.conSesion('mgarcia');
  carla = await prueba.conSesion('csosa');
});
afterAll(() => prueba.cerrar());
beforeEach(() => prueba.db.deleteFrom('cuentas').execute());

test('una foto se guarda sin sus metadatos y derecha, y se abre con su dirección firmada [API-059, API-060]', async () => {
  const original = await foto(60, 40)
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 55/1 0/1' }, IFD0: { Orientation: '6' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const subida = await subir(original, 'Mi tablero.jpg');
  expect(subida.statusCode).toBe(201);
  const { id, nombre, file_path, content_url } = subida.json();
  expect([nombre, content_url]).toEqual(['Mi tablero.jpg', `/media/${file_path}`]);
  const leida = await abrir(content_url);
  expect([leida.statusCode, leida.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await sharp(leida.rawPayload).metadata()).exif).toBeUndefined();
  expect((await maria('GET', `/media_objects/${id}`)).json().nombre).toBe('Mi tablero.jpg');
});

test('el nombre de un archivo se guarda sin lo que se lee distinto de como es', async () => {
  const subida = await subir(await foto().jpeg().toBuffer(), 'GARCIA\u202E\u3164\u2028gpj.\u200Bexe.jpg');
  expect([subida.statusCode, subida.json().nombre]).toEqual([201, 'GARCIAgpj.exe.jpg']);
});

test('la dirección dura cinco minutos, y no sirve cambiada ni sin firma', async () => {
  const { content_url } = (await subir(await foto().png().toBuffer(), 'a.png')).json();
  expect((await abrir(content_url.split('?')[0])).statusCode).toBe(404);
  expect(
    (await abrir(content_url.replace(/firma=(.)/, (_: string, letra: string) => `firma=${letra === 'A' ? 'B' : 'A'}`)))
      .statusCode,
  ).toBe(404);
  expect((await abrir('/media/..%2F..%2Fetc%2Fpasswd')).statusCode).toBe(404);
  prueba.avanzar(6 * 60_000);
  expect((await abrir(content_url)).statusCode).toBe(404);
});

test('3 MB justos pasan; un byte más, no [CER-085, ERR-038]', async () => {
  const base = await foto().jpeg().toBuffer();
  const rellena = (bytes: number) => Buffer.concat([base, Buffer.alloc(bytes - base.length)]);
  expect((await subir(rellena(TAMANIO_MAXIMO_FOTO_BYTES))).statusCode).toBe(201);
  expect(await rechazo(rellena(TAMANIO_MAXIMO_FOTO_BYTES + 1))).toEqual([413, 'La imagen no debe superar los 3MB.']);
});

test('cuenta el contenido y no el nombre: un ejecutable, un SVG, un GIF o una foto cortada no pasan [CER-086]', async () => {
  const formato = [422, 'El archivo tiene que ser una foto jpg o png, o un pdf.'];
  expect(await rechazo(Buffer.from('MZ\x90\x00 un programa'), 'foto.jpg')).toEqual(formato);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect(await rechazo(Buffer.from(svg), 'foto.png')).toEqual(formato);
  expect(await rechazo(await foto().gif().toBuffer(), 'foto.jpg')).toEqual(formato);
  const cortada = (await foto(800, 600).png().toBuffer()).subarray(0, 200);
  expect(await rechazo(cortada)).toEqual([422, 'No pudimos leer el archivo. Probá con otra foto.']);
});

test('un políglota se guarda sin lo que traía detrás, y una bomba se rechaza', async () => {
  const poliglota = Buffer.concat([await foto().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
  const { content_url } = (await subir(poliglota)).json();
  expect((await abrir(content_url)).rawPayload.includes('<script>')).toBe(false);
  const bomba = await foto(7200, 7000).toColourspace('b-w').png().toBuffer();
  expect(bomba.length).toBeLessThan(TAMANIO_MAXIMO_FOTO_BYTES);
  expect(await rechazo(bomba, 'bomba.png')).toEqual([422, 'No pudimos leer el archivo. Probá con otra foto.']);
});

test('un pdf de una página se guarda como imagen; de dos, con acciones, adjuntos o clave, no', async () => {
  const subida = await subir(await pdf(), 'plano.pdf');
  if (subida.statusCode !== 201) throw new Error(subida.body);
  const { content_url } = subida.json();
  const { format, width, height } = await sharp((await abrir(content_url)).rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1800, 1200]);
  expect(await rechazo(await pdf(2))).toEqual([422, 'El pdf tiene que ser de una sola página.']);
  const activo = [422, 'El pdf lleva acciones, programas o adjuntos. Imprimilo como pdf y volvé a subirlo.'];
  expect(await rechazo(await pdf(1, (d) => d.addJavaScript('saludo', 'app.alert(1)')))).toEqual(activo);
  const conAccion = await pdf(1, (d) => {
    const accion = d.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') });
    d.catalog.set(PDFName.of('OpenAction'), accion);
  });
  expect(await rechazo(conAccion)).toEqual(activo);
  const adjunto = await PDFDocument.create();
  adjunto.addPage();
  await adjunto.attach(Buffer.from('hola'), 'hola.txt');
  expect(await rechazo(await adjunto.save())).toEqual(activo);
  expect(await rechazo(Buffer.from('%PDF-1.7\nnada'))).toEqual([
    422,
    'No pudimos leer el archivo. Probá con otra foto.',
  ]);
});

/** libvips makes more threads the busier the machine is, and keeps them for 15 s. */
const DE_OTRO = 'libvips worker\n';
/** Linux's count of this process's threads, except those that no pdf began. */
const hilos = async (): Promise<number> => {
  const nombres = (await readdir('/proc/self/task')).map((hilo) =>
    // A thread that ended meanwhile has none.
    readFile(`/proc/self/task/${hilo}/comm`, 'utf8').catch(() => DE_OTRO),
  );
  return (await Promise.all(nombres)).filter((nombre) => nombre !== DE_OTRO).length;
};

test('un pdf que no termina de dibujarse se deja a los 15 s, con su hilo, y el siguiente se atiende', async () => {
  await subir(await pdf());
  const antes = await hilos();
  // Only the watchdog uses this clock.
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  try {
    const colgado = pdfQueNoTermina();
    expect(colgado.length).toBeLessThan(TAMANIO_MAXIMO_FOTO_BYTES);
    let respondido = false;
    const subida = rechazo(colgado, 'plano.pdf').finally(() => {
      respondido = true;
    });
    await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 10_000, interval: 5 });
    vi.advanceTimersByTime(15_000);
    expect([respondido, vi.getTimerCount()]).toEqual([false, 1]);
    vi.advanceTimersByTime(20);
    expect(await subida).toEqual([422, 'No pudimos leer el archivo. Probá con otra foto.']);
    expect(vi.getTimerCount()).toBe(0);
    expect(await hilos()).toBeLessThanOrEqual(antes);
  } finally {
    vi.useRealTimers();
  }
  expect((await subir(await pdf(), 'plano.pdf')).statusCode).toBe(201);
});

const subirPorRed = async (
  pedir: Pedir & { token: string },
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<number> => {
  const formulario = new FormData();
  formulario.append('file', new Blob([Uint8Array.from(bytes)]), 'plano.pdf');
  const { port } = prueba.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/bff/media_objects`;
  const headers = { authorization: `Bearer ${pedir.token}` };
  return (await fetch(url, { method: 'POST', headers, body: formulario, signal })).status;
};

test('los pdf pesados de una persona no demoran el de otra, y terminan cuando ella se va', async () => {
  await prueba.app.listen({ host: '127.0.0.1', port: 0 });
  expect((await subir(await pdf(), 'a.pdf', carla)).statusCode).toBe(201);
  const antes = await hilos();
  const seVa = new AbortController();
  onTestFinished(() => seVa.abort());
  const pesadas = Array.from({ length: 8 }, () => subirPorRed(maria, pdfQueNoTermina(), seVa.signal));
  const cortadas = Promise.allSettled(pesadas);
  await vi.waitUntil(async () => (await hilos()) > antes, { timeout: 10_000, interval: 5 });
  const desde = performance.now();
  expect((await subir(await pdf(), 'b.pdf', carla)).statusCode).toBe(201);
  // By now not even one of hers would have ended.
  expect(performance.now() - desde).toBeLessThan(10_000);
  seVa.abort();
  expect((await cortadas).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
  // Hers too is read at once: nothing left behind goes on.
  const despues = performance.now();
  expect((await subir(await pdf(), 'c.pdf', maria)).statusCode).toBe(201);
  expect(performance.now() - despues).toBeLessThan(10_000);
  await vi.waitUntil(async () => (await hilos()) <= antes, { timeout: 10_000, interval: 20 });
});

test('de una persona esperan unas cuantas subidas; a las demás se les dice que esperen', async () => {
  const bytes = await foto(1500, 1500).jpeg().toBuffer();
  const respuestas = await Promise.all(Array.from({ length: 20 }, () => subir(bytes)));
  const [pasaron, no] = [201, 429].map((status) => respuestas.filter(({ statusCode }) => statusCode === status));
  expect([pasaron?.length, no?.length]).toEqual([13, 7]);
  expect(no?.[0]?.json().detail).toBe(
    'Ya tenés otros pedidos en preparación. Esperá a que terminen y volvé a intentar.',
  );
  expect(no?.[0]?.headers['retry-after']).toBe('5');
});

const pdfDeMedida = (caja: string, mas = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R${caja}${mas}>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF`,
  );

test.each([
  '/MediaBox[0 0 1 14400]',
  '/MediaBox[0 0 0.01 14400]',
  '/MediaBox[0 0 14400 1]',
  '/MediaBox[0 0 0 0]',
  '/MediaBox[5 5 5 5]',
  '/MediaBox[0 0 20000 20000]',
  '/MediaBox[300 200 0 0]',
  '/MediaBox[0 0 1e9 1e-9]',
  '/MediaBox[0 0 -300 200]',
  '/MediaBox[0 0 300 200]/CropBox[0 0 1 200]',
  '/MediaBox[0 0 300 200]/UserUnit 1000000',
  '/MediaBox[0 0]',
  '/MediaBox 7',
  '',
])('una página de medidas imposibles (%s) se dice, y nunca es una falla', async (caja) => {
  const respuesta = await subir(pdfDeMedida(caja), 'plano.pdf');
  expect([201, 422]).toContain(respuesta.statusCode);
  if (respuesta.statusCode === 422) expect(respuesta.json().detail).toMatch(/^(La página|El pdf|No pudimos)/);
});

test('una tira no es una página, y se dice', async () => {
  for (const caja of ['/MediaBox[0 0 1 14400]', '/MediaBox[0 0 0.01 14400]', '/MediaBox[0 0 14400 1]'])
    expect(await rechazo(pdfDeMedida(caja))).toEqual([
      422,
      'La página del pdf tiene una medida que no se puede leer. Imprimilo como pdf en una hoja común y volvé a subirlo.',
    ]);
});

/** Deflate of `copias` blocks of 16 MB of nothing: small, and endless once decompressed. */
const bombaFlate = (copias: number): Buffer => {
  const bloque = deflateRawSync(Buffer.alloc(16 << 20), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(copias).fill(bloque), Buffer.from([3, 0])]);
};

test('un pdf que se despliega sin fin se deja, y el servidor atiende mientras tanto', async () => {
  const contenido = bombaFlate(150);
  expect(contenido.length).toBeLessThan(TAMANIO_MAXIMO_FOTO_BYTES);
  const bomba = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'),
    Buffer.from('2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n'),
    Buffer.from('3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>\nendobj\n'),
    Buffer.from(`4 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${contenido.length}>>\nstream\n`),
    contenido,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF'),
  ]);
  const subida = rechazo(bomba, 'plano.pdf');
  const otra = await subir(await foto().jpeg().toBuffer());
  expect(otra.statusCode).toBe(201);
  expect(await subida).toEqual([422, 'No pudimos leer el archivo. Probá con otra foto.']);
});

test('sin sesión, sin archivo o con otro cuerpo: 4xx; y la imagen de otra persona no existe', async () => {
  const bytes = await foto().jpeg().toBuffer();
  expect((await subir(bytes, 'a.jpg', prueba.pedir)).statusCode).toBe(401);
  expect((await maria('POST', '/media_objects', { payload: { file: 'x' } })).statusCode).toBe(415);
  const otroCampo = await maria('POST', '/media_objects', formularioDe('otro', 'a.jpg', bytes));
  expect([otroCampo.statusCode, otroCampo.json().detail]).toEqual([422, 'Elegí un archivo.']);
  const { id } = (await subir(bytes)).json();
  expect((await carla('GET', `/media_objects/${id}`)).statusCode).toBe(404);
});

test('un formulario roto es un 400, y no una falla', async () => {
  const parte = (campo: string) =>
    `--limite\r\nContent-Disposition: form-data; name="${campo}"; filename="a.png"\r\n\r\nabc\r\n`;
  const muchos = Array.from({ length: 12 }, (_, i) => parte(`otro${i}`).replace('; filename="a.png"', '')).join('');
  for (const [tipo, payload] of [
    ['multipart/form-data', 'sin límite'],
    ['multipart/form-data; boundary=limite', 'no es un formulario'],
    ['multipart/form-data; boundary=limite', '--limite\r\nContent-Dispo'],
    ['multipart/form-data; boundary=limite', parte('file')],
    ['multipart/form-data; boundary=limite', `${parte('__proto__')}--limite--`],
    ['multipart/form-data; boundary=limite', `${muchos}${parte('file')}--limite--`],
  ] as const) {
    const respuesta = await maria('POST', '/media_objects', { payload, headers: { 'content-type': tipo } });
    expect([payload, respuesta.statusCode, respuesta.json().detail]).toEqual([
      payload,
      400,
      'No pudimos leer el pedido.',
    ]);
  }
});
