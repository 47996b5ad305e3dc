import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UsuarioDePrueba, usuario } from '../testing/construir.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { leerClaveDeIdempotencia, type RespuestaAnterior, unaSolaVez } from './idempotencia.ts';

let base: BaseDePrueba;
let maria: UsuarioDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
  maria = await usuario(base.db, 'mgarcia');
});
afterAll(() => base.cerrar());

let veces = 0;
const crear = async (): Promise<RespuestaAnterior> => {
  veces += 1;
  return { status: 201, cuerpo: { id: veces } };
};
const operacion = (clave: string, cuerpo: unknown = { a: 1 }) => ({
  usuarioId: maria.id,
  clave,
  ruta: 'POST /legajos',
  cuerpo,
  ahora: new Date(),
});

test('la misma clave con el mismo cuerpo responde lo mismo, sin hacerlo de nuevo', async () => {
  const primera = await unaSolaVez(base.db, operacion('a'), crear);
  expect(await unaSolaVez(base.db, operacion('a'), crear)).toEqual(primera);
  expect(veces).toBe(1);
});

test('la misma clave con otro cuerpo: 422', async () => {
  await expect(unaSolaVez(base.db, operacion('a', { a: 2 }), crear)).rejects.toMatchObject({ status: 422 });
});

test('mientras se hace: 409; si falla no queda nada y se puede repetir', async () => {
  let fallar: (error: Error) => void = () => {};
  const enCurso = new Promise<RespuestaAnterior>((_, rechazar) => {
    fallar = rechazar;
  });
  let empezo: () => void = () => {};
  const empezada = new Promise<void>((listo) => {
    empezo = listo;
  });
  const primera = unaSolaVez(base.db, operacion('b'), () => {
    empezo();
    return enCurso;
  });
  await empezada;
  await expect(unaSolaVez(base.db, operacion('b'), crear)).rejects.toMatchObject({ status: 409 });
  fallar(new Error('se cayó'));
  await expect(primera).rejects.toThrow('se cayó');
  expect(await unaSolaVez(base.db, operacion('b'), crear)).toMatchObject({ status: 201 });
});

test('la clave de un usuario no es la de otro', async () => {
  const otra = await usuario(base.db, 'csosa');
  const antes = veces;
  await unaSolaVez(base.db, { ...operacion('a'), usuarioId: otra.id }, crear);
  expect(veces).toBe(antes + 1);
});

test('la clave va en el encabezado, con letras, números y guiones', () => {
  expect(leerClaveDeIdempotencia(undefined)).toBeNull();
  expect(leerClaveDeIdempotencia('3f1c-9a')).toBe('3f1c-9a');
  expect(() => leerClaveDeIdempotencia('con espacios')).toThrow('Idempotency-Key');
  expect(() => leerClaveDeIdempotencia('')).toThrow('Idempotency-Key');
});
