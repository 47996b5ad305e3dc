import { expect, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import {
  abrirAsistente,
  agregarComitente,
  agregarTarea,
  dia,
  elegir,
  elegirLocalidad,
  escribir,
  guardar,
  llenarContrato,
  llenarDatos,
  llenarUbicacion,
  siguiente,
} from './apoyo/asistente.ts';
import { elegirOpcion } from './apoyo/elegir-opcion.ts';
import { ingresarPorElFormulario } from './apoyo/ingresar.ts';

test('un legajo civil con vivienda, acta de estado de obra y una empresa, del ingreso al detalle [AUT-001, AUT-002, AUT-099, AUT-101, ERR-017]', async ({
  page,
}) => {
  await ingresarPorElFormulario(page, 'mgarcia');
  await abrirAsistente(page);
  await esperarAccesible(page);
  await llenarDatos(page, { rubro: 'Obra civil', categoria: 'Segunda', coeficiente: '1,3' });
  await siguiente(page, 'TAREAS');

  await agregarTarea(page, 'Proyecto y Dirección de vivienda unifamiliar');
  await page.getByRole('switch', { name: 'Cuatro o más baños' }).check();
  await escribir(page, /^Cantidad/, '120,5');
  await esperarAccesible(page);

  await agregarTarea(page, 'Informe de estado de obra');
  await page.getByRole('button', { name: 'CARGAR' }).click();
  const acta = page.getByRole('dialog', { name: 'Estado de la Obra' });
  await expect(acta).toBeVisible();
  await esperarAccesible(page);
  const pintura = acta.getByRole('textbox', { name: /^Porcentaje ejecutado de 19/ });
  await pintura.fill('');
  await pintura.pressSequentially('50');
  await acta.getByRole('textbox', { name: 'Observaciones' }).pressSequentially('Falta el exterior');
  await acta.getByRole('button', { name: 'Guardar' }).click();
  await expect(acta).toBeHidden();
  await expect(page.getByText('Obra faltante: 2,00 %')).toBeVisible();
  await page.getByRole('radio', { name: 'Sí' }).check();
  await elegir(page, /obra faltante/i, 'Proyecto y Dirección');

  await page.getByRole('combobox', { name: 'Agregar tipo de obra' }).click();
  await elegirOpcion(page, /^1\.3 /);
  await elegir(page, 'Subcategoría', /^1\.3\.1/);
  await escribir(page, /^Cantidad/, '40');
  await esperarAccesible(page);
  await siguiente(page, 'HONORARIO');
  await esperarAccesible(page);

  await expect(page.getByText('Honorario mínimo total')).toBeVisible();
  const minimo = (await page.getByText('Igual o mayor al mínimo:').textContent())?.replace(/.*\$\s*/, '') ?? '';
  await escribir(page, 'Honorario Convenido', '1,00');
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  await expect(page.getByText('El valor del H. convenido debe ser igual o mayor al H. mínimo.').first()).toBeVisible();
  await esperarAccesible(page);
  await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
  await siguiente(page, 'COMITENTE');

  await agregarComitente(page, '30-71234567-1', /CONSTRUCTORA DEL SUR/i);
  await escribir(page, 'Firmante', 'Rosa Díaz');
  await elegir(page, 'Cargo', 'Presidente');
  await page.getByRole('button', { name: /^Usar el del padrón: AV HIPOLITO/i }).click();
  await expect(page.getByRole('textbox', { name: 'Número' })).toHaveValue('8700');
  await expect(page.getByRole('combobox', { name: 'Localidad' })).toHaveValue('Lomas de Zamora');
  await escribir(page, 'Calle', 'Av. Yrigoyen');
  await escribir(page, 'Número', '8700');
  await elegirLocalidad(page, 'lomas de zamora', /^Lomas de Zamora/i);
  await esperarAccesible(page);
  await siguiente(page, 'UBICACIÓN');

  await llenarUbicacion(page);
  await expect(page.getByRole('button', { name: 'AGREGAR UNIDAD' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  await expect(page.getByText('Seleccione la ubicación en el mapa para continuar').first()).toBeVisible();
  const mapa = page.locator('.leaflet-container');
  await expect(mapa).toBeVisible();
  await mapa.click({ position: { x: 150, y: 150 } });
  await expect(page.getByRole('textbox', { name: 'Latitud' })).toHaveValue(/^-3\d\.\d+/);
  await esperarAccesible(page);
  await siguiente(page, 'CONTRATO');

  await llenarContrato(page);
  await expect(page.getByRole('textbox', { name: 'Fecha Contrato' })).toHaveValue(dia(-1));
  await expect(page.getByRole('textbox', { name: 'Honorario Convenido' })).toHaveValue(new RegExp(`${minimo}$`));
  const resumen = page.getByRole('region', { name: 'Resumen de lo que se va a guardar' });
  for (const dato of [
    'Rosa Díaz',
    'Presidente',
    'Av. Yrigoyen 8700, Lomas de Zamora',
    'Circunscripción',
    'Coeficiente',
  ])
    await expect(resumen).toContainText(dato);
  await esperarAccesible(page);
  const direccion = await guardar(page);
  await expect(page.getByText('Legajo creado exitosamente')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Detalle legajo de obra');
  await expect(page.getByText(minimo).first()).toBeVisible();
  await esperarAccesible(page);

  const [planilla] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /planilla/i }).click(),
  ]);
  expect(planilla.suggestedFilename()).toMatch(/\.pdf$/);

  const numero = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto('/app/ejercicio/legajos/listado');
  await expect(page.getByText('Constructora del Sur SA', { exact: false }).first()).toBeVisible();
  await page.reload();
  await page.goto(direccion);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(numero ?? '');
});
