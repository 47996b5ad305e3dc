import { camposDelTipo, TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { TIPOS_DE_CAMPO } from '@colega/domain/formularios';
import { TIPOS_DE_TAREAS } from '@colega/web-kit/form/tipos/de-tareas.ts';
import { componenteDe } from '@colega/web-kit/form/tipos/registro.ts';
import { describe, expect, test } from 'vitest';
import { TIPOS_QUE_DIBUJA } from './de-certificado.ts';

describe('los tipos de campo', () => {
  test.each(TIPOS_DE_CERTIFICADO)('los de %s tienen todos su dibujo', (type) => {
    for (const campo of camposDelTipo(type)) expect(componenteDe(TIPOS_QUE_DIBUJA, campo)).toBeDefined();
  });

  test('ninguno queda sin un formulario que lo dibuje', () => {
    const dibujados = new Set(Object.keys({ ...TIPOS_DE_TAREAS, ...TIPOS_QUE_DIBUJA }));
    expect(TIPOS_DE_CAMPO.filter((tipo) => !dibujados.has(tipo))).toEqual([]);
  });
});
