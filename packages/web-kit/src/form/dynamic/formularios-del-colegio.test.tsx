import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CampoEscrito, SEGUNDOS_NOMBRES, TIPOS_ESCRITOS } from '@colega/domain/formularios';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../testing/definiciones.ts';
import { montar } from '../../testing/montar.tsx';

type CampoDeArchivo = Partial<CampoEscrito> & Pick<CampoEscrito, 'key' | 'type' | 'label'>;

const CARPETA = join(import.meta.dirname, '../../../../../data/formularios');

/** The server completes what a file may leave out. */
const completar = (escrito: CampoDeArchivo): CampoEscrito =>
  campo(escrito.type, escrito.key, { ...escrito, fields: (escrito.fields ?? []).map(completar) });

const formularios = readdirSync(CARPETA)
  .filter((archivo) => archivo.endsWith('.json'))
  .map((archivo) => {
    const { fields, ...resto } = JSON.parse(readFileSync(join(CARPETA, archivo), 'utf8'));
    const completos: CampoEscrito[] = fields.map(completar);
    return { completos, definicion: formulario(completos, { validaciones: [], interacciones: [], ...resto }) };
  });

const tiposDe = (campos: readonly CampoEscrito[]): string[] => campos.flatMap((c) => [c.type, ...tiposDe(c.fields)]);

test('los formularios del colegio usan todos los tipos de campo y sus segundos nombres [FRM-001]', () => {
  const usados = new Set(formularios.flatMap((f) => tiposDe(f.completos)));
  for (const tipo of [...TIPOS_ESCRITOS, ...Object.keys(SEGUNDOS_NOMBRES)]) expect(usados, tipo).toContain(tipo);
});

test.each(formularios.map(({ definicion }) => [definicion.nombre, definicion] as const))(
  '%s se dibuja, y todo control tiene nombre',
  async (_, f) => {
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
  },
);
