import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Campo, SEGUNDOS_NOMBRES, TIPOS_DE_CAMPO } from '@colega/domain/formularios';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from './pruebas/definiciones.ts';
import { montar } from './pruebas/montar.tsx';

type CampoEscrito = Partial<Campo> & Pick<Campo, 'key' | 'type' | 'label'>;

const CARPETA = join(import.meta.dirname, '../../../../../data/formularios');

/** As the server completes what a file may leave out. */
const completar = (escrito: CampoEscrito): Campo =>
  campo(escrito.type, escrito.key, { ...escrito, fields: (escrito.fields ?? []).map(completar) });

const formularios = readdirSync(CARPETA)
  .filter((archivo) => archivo.endsWith('.json'))
  .map((archivo) => {
    const { fields, ...resto } = JSON.parse(readFileSync(join(CARPETA, archivo), 'utf8'));
    return formulario(fields.map(completar), { validaciones: [], interacciones: [], ...resto });
  });

const tiposDe = (campos: readonly Campo[]): string[] => campos.flatMap((c) => [c.type, ...tiposDe(c.fields)]);

test('los formularios del colegio usan todos los tipos de campo y sus segundos nombres [FRM-001]', () => {
  const usados = new Set(formularios.flatMap((f) => tiposDe(f.fields)));
  for (const tipo of [...TIPOS_DE_CAMPO, ...Object.keys(SEGUNDOS_NOMBRES)]) expect(usados, tipo).toContain(tipo);
});

test.each(formularios.map((f) => [f.key, f] as const))('%s se dibuja, y todo control tiene nombre', async (_, f) => {
  const { usuario, container } = montar(f);
  for (const interruptor of screen.queryAllByRole('switch')) await usuario.click(interruptor);
  for (const boton of container.querySelectorAll('button[aria-expanded="false"]')) await usuario.click(boton);
  const controles = [...container.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')];
  expect(controles.length).toBeGreaterThan(0);
  for (const control of controles) {
    const etiqueta = document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ?? control.closest('label');
    expect(etiqueta?.textContent, control.id).toBeTruthy();
    expect(control.id).toMatch(/^tarea\./);
  }
});
