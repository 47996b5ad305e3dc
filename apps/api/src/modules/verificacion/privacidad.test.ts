import { DIAS_EN_EL_DISPOSITIVO, FOTOS_EN_EL_DISPOSITIVO, LO_LEIDO_EN_EL_DISPOSITIVO } from '@colega/contract/sesion';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { leerColegio } from '../colegio/leer-colegio.service.ts';

let prueba: AppDePrueba;
beforeAll(async () => {
  prueba = await crearAppDePrueba();
});
afterAll(() => prueba.cerrar());

const leer = async (url: string) => {
  const { body, ...respuesta } = await prueba.app.inject(url);
  return { ...respuesta, body, texto: body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
};

test('la página de privacidad se lee sin sesión y sin ejecutar nada', async () => {
  const { statusCode, headers, body } = await leer('/privacidad');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('dice qué se guarda, para qué, quién lo ve, cómo se pide y quién controla, como manda la Ley 25.326', async () => {
  const { body, texto } = await leer('/privacidad');
  for (const titulo of ['Qué datos guarda', 'Para qué, y por cuánto tiempo', 'Quién los ve', 'Tus derechos y cómo'])
    expect(texto).toContain(titulo);
  expect(texto).toContain('Cuántas veces se abrió en cada mes la página pública');
  expect(texto).toContain('No se guarda quién la abrió, ni desde dónde, ni con qué.');
  expect(texto).toContain('Quien tiene la dirección de tu calendario');
  expect(texto).toContain('se olvida a los dos años sin usarla');
  expect(texto).toContain('pasan cifrados por el servicio de quien hizo su navegador');
  expect(texto).toContain('Para ubicar una obra se consulta a ARBA y a Georef');
  for (const derecho of ['diez días corridos', 'corrijan', 'supriman', 'cinco días hábiles', 'artículos 14 y 16'])
    expect(texto).toContain(derecho);
  expect(texto).toContain('no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto');
  expect(texto).toContain(
    'La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N° 25.326,',
  );
  const { nombre, contacto } = await leerColegio(prueba.db);
  expect(texto).toContain(nombre);
  for (const dato of Object.values(contacto)) expect(body).toContain(dato);
  expect(body).toContain('id="seguridad"');
});

// The browser keeps by these same figures: datos-guardados.ts and fotos-guardadas.ts import them.
test('dice qué queda en el dispositivo, con las cifras con que se guarda, y cómo se borra', async () => {
  const { texto } = await leer('/privacidad');
  const [, queda = ''] = texto.split('Qué queda en tu dispositivo');
  const { mb, mb_por_foto } = FOTOS_EN_EL_DISPOSITIVO;
  expect(queda).toContain(`Hasta ${mb_por_foto} MB cada una y ${mb} MB entre todas`);
  const leido = LO_LEIDO_EN_EL_DISPOSITIVO;
  expect(queda).toContain(`unas ${leido.respuestas} respuestas de hasta ${leido.mb_por_respuesta} MB`);
  expect(queda).toContain(`cerca de ${leido.mb} MB entre todas`);
  expect(queda.split(`pasados ${DIAS_EN_EL_DISPOSITIVO} días`)).toHaveLength(4);
  expect(queda).toContain('cuando termina tu sesión y cada vez que se abre la página de ingreso');
  expect(queda).toContain('Si vence, quedan los borradores, las fotos y la credencial');
});

test('cada página pública lleva a ella, también la de lo que no se encuentra', async () => {
  for (const url of ['/verificar', '/qr/no-es', `/qr/cvd/${'0'.repeat(32)}`])
    expect((await leer(url)).body, url).toContain('href="/privacidad"');
  const { texto } = await leer('/privacidad');
  expect(texto).not.toContain('Según el registro del Colegio al');
});
