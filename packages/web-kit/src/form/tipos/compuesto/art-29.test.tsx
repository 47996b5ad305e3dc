import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

const nombres = (grupo: HTMLElement) =>
  within(grupo)
    .getAllByRole('textbox')
    .map((e) => document.querySelector(`label[for="${e.id}"]`)?.textContent);

test('la excepción electromecánica pide expediente, nota, hp, bocas y máquinas [FRM-034] [FRM-035]', async () => {
  const { usuario, valores } = montar(
    formulario([campo('complejo', 'excepciones_art_29_electro', { label: 'Excepción Art. 29' })]),
  );
  const grupo = screen.getByRole('group', { name: 'Excepción Art. 29' });
  expect(nombres(grupo)).toEqual([
    'Expediente aprobado',
    'Nota',
    'Potencia (en HP)',
    'Número de bocas',
    'Cantidad de máquinas',
  ]);
  await usuario.type(within(grupo).getByRole('textbox', { name: 'Potencia (en HP)' }), '7,5');
  await usuario.type(within(grupo).getByRole('textbox', { name: 'Número de bocas' }), '1,2');
  expect(valores().excepciones_art_29_electro).toMatchObject({ hp: '7.5', numero_bocas: '12' });
});

test('la civil pide expediente, cédula catastral, otros y un tipo de obra [FRM-034] [FRM-036]', async () => {
  montar(formulario([campo('complejo', 'excepciones_art_29_civil', { label: 'Excepción Art. 29' })]));
  const grupo = screen.getByRole('group', { name: 'Excepción Art. 29' });
  for (const nombre of ['Expediente aprobado', 'Data en cédula catastral', 'Otros']) {
    expect(within(grupo).getByRole('textbox', { name: nombre })).toBeTruthy();
  }
  expect(within(grupo).getByRole('combobox', { name: 'Agregar tipo de obra' })).toBeTruthy();
});
