import { expect, test } from 'vitest';
import { cambiosDeHonorario, type HonorarioExplicado } from './cambios-de-honorario.ts';

const paso = (regla: string, texto: string, importe: string, pasos: HonorarioExplicado['pasos'] = []) => ({
  ...{ regla, texto, importe, forma: 'suma' as const, fuente: { norma: 'R' }, pasos: [...pasos] },
});
const explicado = (
  superficie: string,
  base: string,
  cambios: Partial<HonorarioExplicado> = {},
): HonorarioExplicado => ({
  ...{ resolucion: 'Res. 1', unidad_referencial: '10.00', honorario: base, honorario_convenido: '900.00' },
  pasos: [paso('tarea', 'Medición', base, [paso('superficie', `${superficie} m² × $ 2,00`, base)])],
  tareas: [{ tarea: { nombre: 'Medición' }, monto: '900.00' }],
  ...cambios,
});
const vistos = (antes: HonorarioExplicado, ahora: HonorarioExplicado) =>
  cambiosDeHonorario(antes, ahora).map((uno) => [uno.nivel, uno.texto, uno.antes, uno.ahora, uno.texto_antes]);

test('cada renglón de los dos, con los totales y el texto de antes', () => {
  expect(vistos(explicado('100', '200.00'), explicado('150', '300.00', { honorario_convenido: '950.00' }))).toEqual([
    [0, 'Unidad referencial, Res. 1', '10.00', '10.00', null],
    [0, 'Honorario mínimo', '200.00', '300.00', null],
    [1, 'Medición', '200.00', '300.00', null],
    [2, '150 m² × $ 2,00', '200.00', '300.00', '100 m² × $ 2,00'],
    [0, 'Honorario Convenido', '900.00', '950.00', null],
    [1, 'Medición', '900.00', '900.00', null],
  ]);
});

test('el que se agrega no tiene antes, y el que se quita, después', () => {
  const dos = explicado('100', '200.00');
  const sinTarea = { ...dos, pasos: [], tareas: [] };
  const agregados = vistos(sinTarea, dos).filter(([, , antes]) => antes === null);
  expect(agregados.map(([, texto, , ahora]) => [texto, ahora])).toEqual([
    ['Medición', '200.00'],
    ['100 m² × $ 2,00', '200.00'],
    ['Medición', '900.00'],
  ]);
  expect(vistos(dos, sinTarea).filter(([, , , ahora]) => ahora === null)).toHaveLength(3);
});

test('otra resolución se dice, y de dos iguales no hay nada que decir', () => {
  const otra = vistos(
    explicado('1', '2.00'),
    explicado('1', '2.00', { resolucion: 'Res. 2', unidad_referencial: '11.00' }),
  );
  expect(otra[0]).toEqual([0, 'Unidad referencial, Res. 2', '10.00', '11.00', 'Unidad referencial, Res. 1']);
  expect(vistos(explicado('1', '2.00'), explicado('1', '2.00'))).toEqual([]);
});
