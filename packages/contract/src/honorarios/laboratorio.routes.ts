import { z } from 'zod';
import { defineRutas } from '../route/route.ts';
import { zCatalogoPublicado, zPedidoDePresupuesto, zTarifaPublicada } from './laboratorio.schemas.ts';

/** Apart: no wizard asks any of them. */
export const rutasDelLaboratorio = defineRutas({
  catalogoDeHonorarios: {
    method: 'GET',
    path: '/calculo_honorarios/catalogo',
    acceso: 'publica',
    resumen: 'Las tareas, los formularios y las resoluciones con que se calcula',
    response: zCatalogoPublicado,
    seRepite: true,
  },
  tarifas: {
    method: 'GET',
    path: '/calculo_honorarios/tarifas',
    acceso: 'publica',
    resumen: 'Las resoluciones publicadas, la última primero, con la unidad referencial y el mínimo por tarea',
    response: z.object({ items: z.array(zTarifaPublicada) }),
    seRepite: true,
  },
  presupuesto: {
    method: 'POST',
    path: '/calculo_honorarios/presupuesto',
    acceso: 'publica',
    resumen:
      'El honorario mínimo explicado, el convenido si se dice, y el CEP y el timbrado de ese día, en PDF; no guarda nada',
    body: zPedidoDePresupuesto,
    response: { binario: 'application/pdf' },
  },
  presupuestoPropio: {
    method: 'POST',
    path: '/calculo_honorarios/presupuesto_propio',
    acceso: 'sesion',
    resumen: 'El mismo presupuesto, con los datos de quien lo hace',
    body: zPedidoDePresupuesto,
    response: { binario: 'application/pdf' },
  },
});
