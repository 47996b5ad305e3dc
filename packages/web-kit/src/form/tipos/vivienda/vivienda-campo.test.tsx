import { ITEMS_DE_VIVIENDA } from '@colega/domain/formularios';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { contexto, montar } from '../../../testing/montar.tsx';

const FORMULARIO = formulario([campo('hardcoded', 'items', { label: 'Características de la vivienda' })]);

test('ocho sí/no en orden y la categoría que responde el servidor [FRM-003] [FRM-037] [FRM-038]', async () => {
  const calcularCategoriaDeVivienda = vi.fn(async (items: Record<string, boolean>) =>
    items.item_5
      ? { key: 'categoria_b', codigo: '1.2.2', descripcion: 'Categoría B' }
      : { key: 'categoria_a', codigo: '1.2.1', descripcion: 'Categoría A' },
  );
  const { usuario, valores } = montar(FORMULARIO, { contexto: contexto({ calcularCategoriaDeVivienda }) });
  const interruptores = screen.getAllByRole('switch');
  expect(interruptores.map((i) => i.closest('label')?.textContent?.replace(/No$/, ''))).toHaveLength(8);
  for (const { descripcion } of ITEMS_DE_VIVIENDA)
    expect(screen.getByRole('switch', { name: descripcion })).toBeTruthy();
  expect(await screen.findByText('1.2.1')).toBeTruthy();
  await usuario.click(screen.getByRole('switch', { name: 'Sauna o pileta de más de 30 m²' }));
  expect(await screen.findByText('1.2.2')).toBeTruthy();
  expect(valores().items).toMatchObject({ item_4: false, item_5: true });
  expect(screen.getByRole('status').textContent).toBe('Categoría de la vivienda: 1.2.2 (Categoría B)');
});

test('si la categoría no se puede calcular ofrece reintentar', async () => {
  const calcularCategoriaDeVivienda = vi
    .fn()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValue({ key: 'categoria_a', codigo: '1.2.1', descripcion: 'Categoría A' });
  const { usuario } = montar(FORMULARIO, { contexto: contexto({ calcularCategoriaDeVivienda }) });
  await usuario.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1.2.1')).toBeTruthy();
});
