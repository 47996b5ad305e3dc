import { expect, type Page, test } from '@playwright/test';
import {
  abrirAsistente,
  abrirPaso,
  agregarComitente,
  agregarTarea,
  cuadroDeTexto,
  dia,
  elegir,
  elegirLocalidad,
  escribir,
  esperarMensaje,
  esperarSinMensaje,
  intentarSeguir,
  llegarA,
  llenarDatos,
  opcionDe,
  opciones,
  siguiente,
} from '../apoyo/asistente.ts';
import { ingresar } from '../apoyo/ingresar.ts';

const REQUERIDO = 'Este campo es obligatorio.';
const largoMaximo = (maximo: number): string => `Ingresá como máximo ${maximo} caracteres.`;
const lista = (page: Page, etiqueta: string) => page.getByRole('combobox', { name: etiqueta });

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

test.beforeEach(({ page }) => ingresar(page, 'mgarcia'));

test('DATOS: cada campo dice qué le falta', async ({ page }) => {
  await abrirAsistente(page);

  await test.step('vacío, nada se saltea [AUT-010, AUT-026, AUT-029, AUT-032]', async () => {
    for (const etiqueta of ['Matrícula', 'Modalidad']) await elegir(page, etiqueta, 'Elegí una opción');
    for (const etiqueta of ['Fecha Contrato', 'Vencimiento Contrato']) await escribir(page, etiqueta, '');
    await intentarSeguir(page);
    for (const etiqueta of ['Matrícula', 'Rubro', 'Modalidad']) await esperarMensaje(lista(page, etiqueta), REQUERIDO);
    for (const etiqueta of ['Fecha Contrato', 'Vencimiento Contrato'])
      await esperarMensaje(cuadroDeTexto(page, etiqueta), REQUERIDO);
    await expect(page.getByRole('button', { name: /^DATOS ?, con errores$/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /DATOS/ })).toBeVisible();
  });

  await test.step('el rubro trae sus categorías y pide coeficiente [AUT-022, AUT-023, AUT-027, AUT-028]', async () => {
    await elegir(page, 'Rubro', 'Obra civil');
    await elegir(page, 'Coeficiente', 'Elegí una opción');
    await intentarSeguir(page);
    await esperarMensaje(opciones(page, 'Categoría'), REQUERIDO);
    await esperarMensaje(lista(page, 'Coeficiente'), REQUERIDO);
    await opcionDe(page, 'Categoría', 'Segunda').check();
    await elegir(page, 'Rubro', 'Instalaciones eléctricas');
    await expect(opciones(page, 'Categoría').getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(opciones(page, 'Categoría').getByRole('radio', { name: /^Nivel/ })).toHaveCount(3);
    await elegir(page, 'Rubro', 'Electromecánica');
    await expect(opcionDe(page, 'Categoría', 'Industrial')).toBeChecked();
  });

  await test.step('el contrato no es de mañana ni anterior a 2015 [AUT-030, AUT-031]', async () => {
    const fecha = cuadroDeTexto(page, 'Fecha Contrato');
    await escribir(page, 'Fecha Contrato', dia(1));
    await esperarMensaje(fecha, 'La fecha no puede ser mayor a la actual');
    await escribir(page, 'Fecha Contrato', '31/12/2014');
    await esperarMensaje(fecha, 'La fecha debe ser mayor o igual al año 2015');
    for (const vale of ['01/01/2015', dia(0)]) {
      await escribir(page, 'Fecha Contrato', vale);
      await esperarSinMensaje(fecha);
      await expect(fecha).toHaveValue(vale);
    }
  });

  await test.step('el vencimiento va de hoy al 30/12/2050 [AUT-033, AUT-034]', async () => {
    const vencimiento = cuadroDeTexto(page, 'Vencimiento Contrato');
    await escribir(page, 'Vencimiento Contrato', dia(-1));
    await esperarMensaje(vencimiento, 'La fecha no puede ser menor a la actual');
    await escribir(page, 'Vencimiento Contrato', '31/12/2050');
    await esperarMensaje(vencimiento, 'La fecha no puede ser mayor al año 2050');
    for (const vale of [dia(0), '30/12/2050']) {
      await escribir(page, 'Vencimiento Contrato', vale);
      await esperarSinMensaje(vencimiento);
    }
  });
});

test('TAREAS: agregar, completar y quitar', async ({ page }) => {
  const MEDICION = 'Medición y confección de planos';
  await abrirAsistente(page);
  await llenarDatos(page, { rubro: 'Obra civil', categoria: 'Primera' });
  await siguiente(page, 'TAREAS');
  const tarea = lista(page, 'Tarea');
  const agregar = page.getByRole('button', { name: 'AGREGAR', exact: true });
  const tarjeta = page.getByRole('button', { name: new RegExp(`^${MEDICION}`) });

  await test.step('hace falta una, y no dos veces la misma [AUT-043, AUT-044, AUT-045]', async () => {
    await intentarSeguir(page);
    await esperarMensaje(tarea, 'Debe agregar al menos una tarea');
    await agregar.click();
    await esperarMensaje(tarea, 'El campo tarea es obligatorio');
    await agregarTarea(page, MEDICION);
    await elegir(page, 'Tarea', MEDICION);
    await agregar.click();
    await esperarMensaje(tarea, 'La tarea ya ha sido agregada.');
    await expect(tarjeta).toHaveCount(1);
  });

  await test.step('con algún dato, y sin errores [AUT-046, AUT-047, AUT-048]', async () => {
    await intentarSeguir(page);
    await expect(page.getByText(`Debe cargar al menos un campo de la tarea ${MEDICION}`).first()).toBeVisible();
    await tarjeta.click();
    await expect(page.getByText('Debe cargar al menos un campo de la tarea.', { exact: true })).toBeVisible();
    await expect(tarjeta).toHaveText(/Con errores/);
    await tarjeta.click();
    await escribir(page, 'Plantas', '3');
    await tarjeta.click();
    await expect(page.getByText('Verifique los datos ingresados.')).toBeVisible();
    await expect(tarjeta).toHaveText(/Con errores/);
    await intentarSeguir(page);
    await esperarMensaje(cuadroDeTexto(page, 'Superficie a medir'), REQUERIDO);
    await escribir(page, 'Superficie a medir', '12a0,5');
    await expect(cuadroDeTexto(page, 'Superficie a medir')).toHaveValue('120,5');
    await tarjeta.click();
    await expect(tarjeta).toHaveText(/Datos correctos/);
  });

  await test.step('quitarla pregunta [AUT-037]', async () => {
    await tarjeta.click();
    await page.getByRole('button', { name: 'ELIMINAR TAREA' }).click();
    const dialogo = page.getByRole('dialog', { name: `Eliminar la tarea ${MEDICION}?` });
    await expect(dialogo.getByText('Los datos no podrán ser recuperados')).toBeVisible();
    await dialogo.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialogo).toBeHidden();
    await expect(tarjeta).toBeVisible();
    await page.getByRole('button', { name: 'ELIMINAR TAREA' }).click();
    await dialogo.getByRole('button', { name: 'Eliminar' }).click();
    await expect(tarjeta).toHaveCount(0);
  });

  await test.step('otro segmento quita las tareas; el mismo las deja [AUT-025]', async () => {
    await agregarTarea(page, MEDICION);
    await escribir(page, 'Superficie a medir', '120');
    await abrirPaso(page, 'DATOS');
    await elegir(page, 'Rubro', 'Estructuras');
    await page
      .getByRole('navigation', { name: 'Pasos' })
      .getByRole('button', { name: /TAREAS/ })
      .click();
    await esperarMensaje(opciones(page, 'Categoría'), REQUERIDO);
    await expect(page.getByRole('heading', { level: 2, name: /DATOS/ })).toBeVisible();
    await opcionDe(page, 'Categoría', 'Primera').check();
    await abrirPaso(page, 'TAREAS');
    await expect(tarjeta).toBeVisible();
    await abrirPaso(page, 'DATOS');
    await elegir(page, 'Rubro', 'Instalaciones de gas');
    await expect(page.getByText('Con este rubro se quitó la tarea que habías cargado.')).toBeVisible();
    await abrirPaso(page, 'TAREAS');
    await expect(tarjeta).toHaveCount(0);
    await expect(tarea.getByRole('option', { name: 'Prueba de hermeticidad' })).toBeAttached();
  });
});

test('TAREAS: el estado de la obra', async ({ page }) => {
  const INFORME = 'Informe de estado de obra';
  await abrirAsistente(page);
  await llenarDatos(page, { rubro: 'Obra civil', categoria: 'Primera' });
  await siguiente(page, 'TAREAS');
  await agregarTarea(page, INFORME);
  const cargar = page.getByRole('button', { name: 'CARGAR' });
  const editar = page.getByRole('button', { name: 'EDITAR' });
  const acta = page.getByRole('dialog', { name: 'Estado de la Obra' });
  const pintura = acta.getByRole('textbox', { name: /^Porcentaje ejecutado de 19/ });
  const faltante = lista(page, 'Tarea para la obra faltante');
  const guardarActa = async (porcentaje: string) => {
    await pintura.fill('');
    await pintura.pressSequentially(porcentaje);
    await acta.getByRole('button', { name: 'Guardar' }).click();
  };

  await test.step('se carga primero, con porcentajes [FRM-012, FRM-025, FRM-026]', async () => {
    await expect(page.getByText('Cargá el estado de la obra. Después vas a poder completar esta tarea.')).toBeVisible();
    await intentarSeguir(page);
    await expect(cargar).toHaveAccessibleDescription('Cargá el estado de la obra.');
    await cargar.click();
    await guardarActa('100,5');
    await esperarMensaje(pintura, 'Ingresá valor entre 0 y 100, se permiten hasta 2 decimales.');
    await expect(acta.getByText('No ha sido posible guardar, verifique los datos ingresados.')).toBeVisible();
    await guardarActa('50');
    await expect(acta).toBeHidden();
  });

  await test.step('lo que falta pide responsable y tarea [FRM-020, FRM-021, FRM-022, FRM-027]', async () => {
    await intentarSeguir(page);
    await expect(page.getByText('Indicá si te hacés responsable de completar la obra faltante.').first()).toBeVisible();
    await expect(faltante).toHaveCount(0);
    await page.getByRole('radio', { name: 'Sí', exact: true }).check();
    await intentarSeguir(page);
    await esperarMensaje(faltante, 'Elegí la tarea para la obra faltante.');
    await expect(faltante.getByRole('option').filter({ hasNotText: 'Elegí una tarea' })).toHaveText([
      'Proyecto',
      'Proyecto y Dirección',
      'Proyecto, Dirección y Dir. Ejecutiva 60-40-80%',
      'Proyecto, Dirección y Dir. Ejecutiva 50-30-60%',
      'Proyecto, Dirección por contrato separado',
      'Interpretación de Proyecto y Dirección',
    ]);
    await elegir(page, 'Tarea para la obra faltante', 'Proyecto');
    await esperarSinMensaje(faltante);
  });

  await test.step('otra respuesta, u otra acta, lo pregunta de nuevo [FRM-019, FRM-024]', async () => {
    await page.getByRole('radio', { name: 'No' }).check();
    await expect(faltante).toHaveCount(0);
    await page.getByRole('radio', { name: 'Sí', exact: true }).check();
    await expect(faltante).toHaveValue('');
    await editar.click();
    await guardarActa('60');
    await expect(acta).toBeHidden();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await test.step('la tarea que lo resuelve responde sola [FRM-023]', async () => {
    await agregarTarea(page, 'Terminación de obra');
    await expect(page.getByText(/te hacés responsable de completar la obra faltante\.$/)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  await test.step('sin quien la pida, se descarta [FRM-013]', async () => {
    for (const nombre of ['Terminación de obra', INFORME]) {
      const tarjeta = page.getByRole('button', { name: new RegExp(`^${nombre}`) });
      if ((await tarjeta.getAttribute('aria-expanded')) === 'false') await tarjeta.click();
      await page.getByRole('button', { name: 'ELIMINAR TAREA' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
      await expect(tarjeta).toHaveCount(0);
    }
    await expect(editar).toHaveCount(0);
    await agregarTarea(page, INFORME);
    await expect(cargar).toBeVisible();
  });
});

test('HONORARIO y COMITENTE: el mínimo, los CUIT y lo que pide la modalidad', async ({ page }) => {
  await llegarA(page, 'HONORARIO');
  const convenido = cuadroDeTexto(page, 'Honorario Convenido');

  await test.step('el convenido es un monto, igual o mayor al mínimo [CAL-005, CAL-007, CAL-008]', async () => {
    await intentarSeguir(page);
    await esperarMensaje(convenido, REQUERIDO);
    await escribir(page, 'Honorario Convenido', '1a2b3,4-5');
    await expect(convenido).toHaveValue('123,45');
    await esperarMensaje(convenido, 'El valor del H. convenido debe ser igual o mayor al H. mínimo.');
    await escribir(page, 'Honorario Convenido', '9999999,123');
    await esperarMensaje(convenido, 'debe ser un número decimal con 2 decimales como máximo.');
    await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
    await esperarSinMensaje(convenido);
    await siguiente(page, 'COMITENTE');
  });

  const cuit = cuadroDeTexto(page, 'CUIT del comitente');
  const agregar = page.getByRole('button', { name: 'Agregar', exact: true });
  const probar = async (numero: string, mensaje: string) => {
    await escribir(page, 'CUIT del comitente', numero);
    await agregar.click();
    await esperarMensaje(cuit, mensaje);
  };

  await test.step('un CUIT, de verdad y una sola vez [AUT-056, AUT-057, AUT-058, AUT-059]', async () => {
    await intentarSeguir(page);
    await esperarMensaje(cuit, 'Debe agregar al menos un CUIT y presionar agregar');
    await probar('20-254443x', 'El CUIT tiene 11 o 12 dígitos, sin letras.');
    await expect(cuit).toHaveValue('20254443');
    await probar('20-25444333-8', 'revisá el dígito verificador');
    await probar('30-99999999-5', 'El CUIT no pudo ser validado, comunicate con el Distrito');
    await probar('30-44444444-0', 'El CUIT no pudo ser validado, comunicate con el Distrito');
    await agregarComitente(page, '20-25444333-7', /GOMEZ/);
    await probar('20254443337', 'El CUIT ya fue agregado');
    await agregarComitente(page, '300000000012', /ENTIDAD HISTORICA/);
    await page.getByRole('button', { name: /^Quitar a ENTIDAD/ }).click();
  });

  await test.step('un padrón que no responde se dice, y no traba [AUT-058]', async () => {
    await escribir(page, 'CUIT del comitente', '30-55555555-1');
    await expect(page.getByRole('button', { name: 'Buscando…' })).toBeVisible();
    await expect(cuit).toHaveAccessibleDescription(/El CUIT no pudo ser validado/);
    await expect(page.getByRole('button', { name: 'Reintentar', exact: true })).toBeVisible();
  });

  await test.step('un comitente de la Res. 806/12 cuando la modalidad lo pide [AUT-060]', async () => {
    await abrirPaso(page, 'DATOS');
    await elegir(page, 'Modalidad', /Res\. 806/);
    await abrirPaso(page, 'COMITENTE');
    await intentarSeguir(page);
    await esperarMensaje(cuit, 'Debe ingresar por lo menos un comitente que esté incluido en la Res. 806/12');
    await agregarComitente(page, '30-99900111-0', /VILLA SERENA/);
    await esperarSinMensaje(cuit);
    await page.getByRole('button', { name: /VILLA SERENA/ }).click();
  });

  await test.step('un CUIT determinado cuando la modalidad lo pide [AUT-061]', async () => {
    await abrirPaso(page, 'DATOS');
    await elegir(page, 'Modalidad', 'Contratación del Colegio');
    await abrirPaso(page, 'COMITENTE');
    await intentarSeguir(page);
    await esperarMensaje(cuit, 'Esta modalidad requiere que figure el comitente con CUIT');
    await agregarComitente(page, '30-54667234-0', /COLEGIO DE TECNICOS/);
    await esperarSinMensaje(cuit);
  });

  await test.step('la empresa dice quién firma y dónde está [AUT-062, AUT-063, AUT-064, AUT-065]', async () => {
    await page.getByRole('checkbox', { name: 'El domicilio legal es igual al real' }).uncheck();
    await intentarSeguir(page);
    const firmante = cuadroDeTexto(page, 'Firmante');
    await esperarMensaje(firmante, REQUERIDO);
    await esperarMensaje(lista(page, 'Cargo'), REQUERIDO);
    await escribir(page, 'Firmante', 'F'.repeat(51));
    await esperarMensaje(firmante, largoMaximo(50));
    await escribir(page, 'Firmante', 'F'.repeat(50));
    await esperarSinMensaje(firmante);
    await elegir(page, 'Cargo', 'S.G.');
    await esperarSinMensaje(lista(page, 'Cargo'));
    for (const [nombre, vacio] of [
      ['Domicilio real', true],
      ['Domicilio legal', false],
    ] as const) {
      const domicilio = page.getByRole('group', { name: nombre });
      for (const [etiqueta, largo] of [
        ['Calle', 50],
        ['Número', 10],
      ] as const) {
        const campo = domicilio.getByRole('textbox', { name: etiqueta });
        if (vacio) await esperarMensaje(campo, REQUERIDO);
        else await esperarSinMensaje(campo);
        await campo.pressSequentially('1'.repeat(largo + 1));
        await campo.press('Tab');
        await esperarMensaje(campo, largoMaximo(largo));
        await campo.press('End');
        await campo.press('Backspace');
        await esperarSinMensaje(campo);
      }
      await esperarMensaje(domicilio.getByRole('combobox', { name: 'Localidad' }), 'Elegí una localidad de la lista.');
    }
    await elegirLocalidad(page, 'tandil', /^Tandil/i);
    await elegirLocalidad(page, 'tandil', /^Tandil/i, 1);
    await siguiente(page, 'UBICACIÓN');
  });
});

test('UBICACIÓN y CONTRATO: largos, unidades, mapa y condiciones', async ({ page }) => {
  await llegarA(page, 'UBICACIÓN');

  const probarLargo = async (etiqueta: string, largo: number, obligatorio: boolean) => {
    const campo = page
      .getByRole('textbox', { name: etiqueta, exact: true })
      .or(cuadroDeTexto(page, new RegExp(`^${etiqueta} ?\\*?$`)));
    await expect(campo, etiqueta).toHaveCount(1);
    if (obligatorio) await esperarMensaje(campo, REQUERIDO);
    else await esperarSinMensaje(campo);
    await campo.pressSequentially('1'.repeat(largo + 1));
    await campo.press('Tab');
    await esperarMensaje(campo, largoMaximo(largo));
    await campo.press('End');
    await campo.press('Backspace');
    await esperarSinMensaje(campo);
  };

  await test.step('vacía, pide localidad y punto en el mapa [AUT-084, AUT-091]', async () => {
    await intentarSeguir(page);
    await esperarMensaje(lista(page, 'Localidad'), 'Elegí una localidad de la lista.');
    await expect(page.getByText('Seleccione la ubicación en el mapa para continuar').first()).toBeVisible();
    await page.getByRole('button', { name: 'Usar el centro del mapa' }).click();
    await expect(page.getByText('Seleccione la ubicación en el mapa para continuar')).toHaveCount(0);
  });

  await test.step('calle, número, circunscripción y sección [AUT-080, AUT-081, AUT-085, AUT-086]', async () => {
    await probarLargo('Calle', 50, true);
    await probarLargo('Número', 10, true);
    await probarLargo('Circunscripción', 4, true);
    await probarLargo('Sección', 2, true);
  });

  await test.step('manzana, parcela y lo opcional; la partida, solo números [AUT-087, AUT-088, AUT-089, AUT-090]', async () => {
    for (const etiqueta of ['Manzana', 'Parcela']) await probarLargo(etiqueta, 7, true);
    for (const etiqueta of ['Chacra', 'Quinta', 'Fracción']) await probarLargo(etiqueta, 7, false);
    await probarLargo('Subparcela', 6, false);
    await escribir(page, 'Partida', '12a');
    await intentarSeguir(page);
    await esperarMensaje(cuadroDeTexto(page, 'Partida'), 'La partida lleva solo números.');
    await escribir(page, 'Partida', '012345');
    await esperarSinMensaje(cuadroDeTexto(page, 'Partida'));
  });

  await test.step('la localidad se busca con más de tres letras [AUT-092]', async () => {
    const pedidos: string[] = [];
    page.on('request', (pedido) => {
      if (pedido.url().includes('/localidades')) pedidos.push(pedido.url());
    });
    const localidad = lista(page, 'Localidad');
    await localidad.click();
    await localidad.pressSequentially('tan');
    await expect(page.getByText('Escribí al menos 4 letras para buscar.')).toBeVisible();
    await localidad.pressSequentially('dil');
    await expect(page.getByRole('option', { name: /^Tandil/ })).toBeVisible();
    expect(pedidos.every((pedido) => pedido.includes('tand'))).toBe(true);
    await localidad.pressSequentially('xyz');
    await expect(page.getByText('Elemento no encontrado. Considere cambiar la búsqueda.')).toBeVisible();
    await localidad.press('Control+a');
    await localidad.press('Delete');
    await elegirLocalidad(page, 'tandil', /^Tandil/);
  });

  await test.step('con una unidad, piso y departamento son opcionales; con dos, no [AUT-070, AUT-082, AUT-083]', async () => {
    await probarLargo('Piso', 3, false);
    await probarLargo('Departamento', 4, false);
    await page.getByRole('button', { name: 'AGREGAR UNIDAD' }).click();
    await intentarSeguir(page);
    const segunda = page.getByRole('group', { name: 'Unidad 2' });
    for (const [etiqueta, largo] of [
      ['Piso', 3],
      ['Departamento', 4],
    ] as const) {
      const campo = segunda.getByRole('textbox', { name: etiqueta });
      const mensaje = `El campo es obligatorio y no debe tener más de ${largo} caracteres`;
      await esperarMensaje(campo, mensaje);
      await campo.pressSequentially('9'.repeat(largo + 1));
      await campo.press('Tab');
      await esperarMensaje(campo, mensaje);
      await campo.press('End');
      await campo.press('Backspace');
      await esperarSinMensaje(campo);
    }
    await siguiente(page, 'CONTRATO');
  });

  await test.step('forma de pago, tribunal y, en electricidad, destino [AUT-095, AUT-096, AUT-097]', async () => {
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    for (const etiqueta of ['Forma de pago', 'Tribunal actuante'])
      await esperarMensaje(cuadroDeTexto(page, etiqueta), REQUERIDO);
    await esperarMensaje(lista(page, 'Destino de tarea'), REQUERIDO);
  });

  await test.step('sin la tarea de inspección queda una sola unidad, y se pregunta antes [AUT-071, AUT-072]', async () => {
    await abrirPaso(page, 'TAREAS');
    await agregarTarea(page, 'Censo de carga');
    await escribir(page, 'Potencia instalada', '10');
    await escribir(page, 'Simultaneidad', '80');
    const inspeccion = page.getByRole('button', { name: /^Inspección y ensayo/ });
    await inspeccion.click();
    await page.getByRole('button', { name: 'ELIMINAR TAREA' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Eliminar la tarea Inspección y ensayo?' });
    await dialogo.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialogo).toBeHidden();
    await expect(inspeccion).toBeVisible();
    await page.getByRole('button', { name: 'ELIMINAR TAREA' }).click();
    await dialogo.getByRole('button', { name: 'Continuar' }).click();
    await expect(inspeccion).toHaveCount(0);
    await siguiente(page, 'HONORARIO');
    await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
    await abrirPaso(page, 'UBICACIÓN');
    await expect(page.getByRole('group', { name: /^Unidad \d/ })).toHaveCount(0);
    await expect(cuadroDeTexto(page, 'Piso')).toHaveValue('');
    await expect(cuadroDeTexto(page, 'Departamento')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'AGREGAR UNIDAD' })).toHaveCount(0);
  });
});

test('salir pregunta; volver entre pasos no pierde nada', async ({ page }) => {
  const dialogo = page.getByRole('dialog', { name: 'Seguro quiere salir?' });
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Nuevo legajo' }).click();
  await page.getByRole('link', { name: 'Crear con cálculo automático' }).click();
  await llegarA(page, 'COMITENTE', async () => undefined);

  await test.step('Anterior no valida y lo visitado se abre directamente [AUT-006, AUT-007, AUT-008]', async () => {
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /HONORARIO/ })).toBeVisible();
    const convenido = await cuadroDeTexto(page, 'Honorario Convenido').inputValue();
    await escribir(page, 'Honorario Convenido', '1,00');
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect(cuadroDeTexto(page, 'Unidades inspeccionadas')).toHaveValue('2');
    await page
      .getByRole('navigation', { name: 'Pasos' })
      .getByRole('button', { name: /COMITENTE/ })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: /HONORARIO/ })).toBeVisible();
    await esperarMensaje(cuadroDeTexto(page, 'Honorario Convenido'), 'debe ser igual o mayor al H. mínimo.');
    await escribir(page, 'Honorario Convenido', convenido);
    await abrirPaso(page, 'COMITENTE');
    await abrirPaso(page, 'DATOS');
    await expect(cuadroDeTexto(page, 'Fecha Contrato')).toHaveValue(dia(-1));
    await expect(opcionDe(page, 'Categoría', 'Nivel 2')).toBeChecked();
  });

  await test.step('por el menú y por el botón atrás [AUT-012]', async () => {
    await page.getByRole('link', { name: 'Ejercicio' }).first().click();
    await expect(dialogo.getByText('Se perderán los datos ingresados')).toBeVisible();
    await dialogo.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialogo).toBeHidden();
    await page.evaluate(() => history.back());
    await expect(dialogo).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogo).toBeHidden();
    await expect(page).toHaveURL(/\/legajo\/automatico$/);
    await expect(opcionDe(page, 'Categoría', 'Nivel 2')).toBeChecked();
  });

  await test.step('el navegador también avisa [AUT-014]', async () => {
    const aviso = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await aviso).type()).toBe('beforeunload');
    await (await aviso).dismiss();
  });

  await test.step('Cancelar en el primer paso lleva a los legajos [AUT-015]', async () => {
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await dialogo.getByRole('button', { name: 'Si, quiero salir' }).click();
    await expect(page).toHaveURL(/\/app\/ejercicio\/legajos\/listado/);
  });
});
