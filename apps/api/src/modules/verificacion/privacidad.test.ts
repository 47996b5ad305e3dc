import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { CONTACTO_DEL_COLEGIO, NOMBRE_DEL_COLEGIO } from '../referencias/datos/contactos.ts';

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
  for (const derecho of ['diez días corridos', 'corrijan', 'supriman', 'cinco días hábiles', 'artículos 14 y 16'])
    expect(texto).toContain(derecho);
  expect(texto).toContain('no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto');
  expect(texto).toContain(
    'La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N° 25.326,',
  );
  expect(texto).toContain(NOMBRE_DEL_COLEGIO);
  for (const dato of Object.values(CONTACTO_DEL_COLEGIO)) expect(body).toContain(dato);
  expect(body).toContain('id="seguridad"');
});

test('cada página pública lleva a ella, también la de lo que no se encuentra', async () => {
  for (const url of ['/verificar', '/qr/no-es', `/qr/cvd/${'0'.repeat(32)}`])
    expect((await leer(url)).body, url).toContain('href="/privacidad"');
  const { texto } = await leer('/privacidad');
  expect(texto).not.toContain('Según el registro del Colegio al');
});
