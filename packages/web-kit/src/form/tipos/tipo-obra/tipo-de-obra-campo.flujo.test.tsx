import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

const montarTipoDeObra = () => {
  const montado = montar(formulario([campo('complejo', 'tipo_obra', { label: 'Tipo de obra' })]));
  const elegir = async (texto: string) => {
    await montado.usuario.click(screen.getByRole('combobox', { name: 'Agregar tipo de obra' }));
    await montado.usuario.click(await screen.findByRole('option', { name: texto }));
  };
  return { ...montado, elegir };
};
const unidades = (obra: HTMLElement) =>
  within(within(obra).getByRole('combobox', { name: 'Superficie' }))
    .getAllByRole('option')
    .map((o) => o.textContent);

test('elegir una categoría la agrega con su primera superficie, en las seis unidades [FRM-028] [FRM-029]', async () => {
  const { usuario, valores, elegir } = montarTipoDeObra();
  await elegir('5 Escuela');
  const obra = screen.getByRole('region', { name: '5 Escuela' });
  await usuario.type(within(obra).getByRole('textbox', { name: 'Cantidad' }), '120,5');
  expect(unidades(obra)).toEqual([
    'Cubierta (m²)',
    'Semicubierta (m²)',
    'Cambio de techo (m²)',
    'Modificación interna (m²)',
    'Volumen (m³)',
    'Descubierta (m²)',
  ]);
  expect(valores().tipo_obra).toEqual({
    '5': { subcategoria: null, superficies: [{ cantidad: '120.5', tipo_superficie: 'cubierta_m2' }] },
  });
});

test('una categoría ya cargada no se puede volver a elegir [FRM-032]', async () => {
  const { usuario, valores, elegir } = montarTipoDeObra();
  await elegir('5 Escuela');
  await usuario.click(screen.getByRole('combobox', { name: 'Agregar tipo de obra' }));
  const repetida = await screen.findByRole('option', { name: '5 Escuela' });
  expect(repetida.getAttribute('aria-disabled') ?? repetida.getAttribute('data-combobox-disabled')).toBe('true');
  await usuario.click(repetida);
  expect(Object.keys(valores().tipo_obra as object)).toEqual(['5']);
});

test('un espejo de agua se mide solo en su unidad [FRM-030]', async () => {
  const { usuario, elegir } = montarTipoDeObra();
  await elegir('1.6 Pileta');
  expect(unidades(screen.getByRole('region', { name: '1.6 Pileta' }))).toEqual(['Espejo de agua (m²)']);
  await elegir('13.3 Natatorio');
  const natatorio = screen.getByRole('region', { name: '13.3 Natatorio' });
  expect(unidades(natatorio)).toHaveLength(6);
  await usuario.selectOptions(within(natatorio).getByRole('combobox', { name: /Subcategoría/ }), '13.3.1');
  expect(unidades(natatorio)).toEqual(['Espejo de agua (m²)']);
});

test('1.2 no ofrece subcategoría; las demás que tienen partes, sí [FRM-031]', async () => {
  const { elegir } = montarTipoDeObra();
  await elegir('1.2 Unifamiliar');
  expect(screen.queryByRole('combobox', { name: /Subcategoría/ })).toBeNull();
  await elegir('1.6 Pileta');
  expect(screen.getByRole('combobox', { name: /Subcategoría/ })).toBeTruthy();
});

test('las superficies se agregan y se quitan, menos la primera [FRM-033]', async () => {
  const { usuario, valores, elegir } = montarTipoDeObra();
  await elegir('5 Escuela');
  expect(screen.queryByRole('button', { name: /Quitar la superficie/ })).toBeNull();
  await usuario.click(screen.getByRole('button', { name: 'Agregar superficie' }));
  await usuario.keyboard('30');
  expect(valores().tipo_obra).toMatchObject({
    '5': { superficies: [{ cantidad: '' }, { cantidad: '30', tipo_superficie: 'semicubierta_m2' }] },
  });
  await usuario.click(screen.getByRole('button', { name: 'Quitar la superficie 2' }));
  expect(screen.getAllByRole('group', { name: /^Superficie/ })).toHaveLength(1);
});

test('una cantidad en cero se señala al dejarla, y quitar la categoría la saca', async () => {
  const { usuario, valores, elegir } = montarTipoDeObra();
  await elegir('5 Escuela');
  await usuario.type(screen.getByRole('textbox', { name: 'Cantidad' }), '0');
  await usuario.tab();
  expect(screen.getByText('Ingresá una cantidad mayor a 0.')).toBeTruthy();
  await usuario.click(screen.getByRole('button', { name: 'Quitar 5 Escuela' }));
  expect(valores().tipo_obra).toEqual({});
  expect(screen.getByText('Se quitó 5 Escuela.')).toBeTruthy();
});
