import { expect, test } from 'vitest';
import { campo, formulario } from '../testing/formularios/builders.ts';
import { buscarCampo, compararLugares, nombrarCampo } from './buscar-campo.ts';
import type { Campo } from './formulario.ts';

const { campos } = formulario([
  campo('decimal', 'hp', { label: 'Potencia', unidad: 'HP' }),
  campo('row', 'medidas', { fields: [campo('decimal', 'frente', { label: 'Frente' })] }),
  campo('field_incrementer', 'equipos', { label: 'Equipos', fields: [campo('text', 'marca', { label: 'Marca' })] }),
  campo('complejo', 'tipo_obra', { label: 'Tipo de obra' }),
]);
const nombre = (ruta: string, de: readonly Campo[] = campos) => {
  const hallado = buscarCampo(de, ruta);
  return hallado && nombrarCampo(hallado);
};

test('un campo se llama como dice su definición, esté en la pantalla o no', () => {
  expect(nombre('hp')).toBe('Potencia (en HP)');
  expect(nombre('frente')).toBe('Frente');
  expect(nombre('equipos.1.marca')).toBe('Marca');
  expect(nombre('equipos.1')).toBe('Equipos');
  expect(nombre('tipo_obra.1.2.superficies.0.cantidad')).toBe('Cantidad');
  expect(nombre('tipo_obra.5')).toBe('Tipo de obra');
  expect(nombre('otro')).toBeNull();
});

test('el de una lista puede decir de qué fila es, y una ruta con punto se busca entera', () => {
  const simple = (ruta: string, resto: Partial<Campo> = {}): Campo => ({
    ...{ ruta, etiqueta: ruta, tipo: 'texto', reglas: [], campos: [] },
    ...resto,
  });
  const lista = simple('filas', { tipo: 'incrementador', campos: [simple('monto', { numerado: true })] });
  expect(nombre('filas.1.monto', [lista])).toBe('monto 2');
  expect(nombre('titular.id', [simple('titular.id')])).toBe('titular.id');
});

test('la unidad se dice una vez: el que mide la lleva a su lado, y sin unidad no se agrega nada', () => {
  const { campos: medidos } = formulario([
    campo('decimal', 'largo', { label: 'Largo', unidad: 'm' }),
    campo('decimal', 'factor', { label: 'Factor' }),
  ]);
  const potencia: Campo = { ruta: 'kw', etiqueta: 'Potencia', tipo: 'numero', unidad: 'kW', reglas: [], campos: [] };
  expect([nombre('largo', medidos), nombre('factor', medidos), nombre('kw', [potencia])]).toEqual([
    ...['Largo (en m)', 'Factor', 'Potencia'],
  ]);
});

test('van en el orden de la definición, y las filas en el suyo', () => {
  const rutas = ['equipos.10.marca', 'frente', 'equipos.2.marca', 'hp', 'equipos', 'tipo_obra.5'];
  const lugar = (ruta: string) => buscarCampo(campos, ruta)?.lugar ?? [];
  expect(rutas.sort((uno, otro) => compararLugares(lugar(uno), lugar(otro)))).toEqual([
    ...['hp', 'frente', 'equipos', 'equipos.2.marca', 'equipos.10.marca', 'tipo_obra.5'],
  ]);
});
