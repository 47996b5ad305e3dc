import { rutasDeResumen } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeSesion } from '@colega/contract/sesion';
import { matricula } from '@colega/web-kit/testing/datos-de-personas.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';
import { filaDeResumen } from '../../../testing/datos-de-cuenta.ts';

const { resumenDeCuenta: r, resumenPorMes } = rutasDeResumen;
const base = [
  responde(rutasDeSesion.permisosDePersona, permisos()),
  responde(rutasDePerfil.matriculas, pagina([matricula()])),
];
const RESUMEN = [
  filaDeResumen(),
  filaDeResumen({ id: 2, descripcion: 'CUOTA 1 2026', fecha_vencimiento: '2026-08-31', orden_pago_id: 50 }),
  filaDeResumen({
    id: 3,
    descripcion: 'ARANCEL 2026',
    importe_total: '123000.00',
    estado: 'PAGADO',
    fecha_pago: '2026-04-09',
    orden_pago_id: 41,
  }),
];
const MESES = [
  { mes: '2025-04', pagado: '98000.00', adeudado: '0.00' },
  { mes: '2025-08', pagado: '49000.00', adeudado: '0.00' },
  { mes: '2025-11', pagado: '49000.00', adeudado: '0.00' },
  { mes: '2026-04', pagado: '123000.00', adeudado: '0.00' },
  { mes: '2026-08', pagado: '0.00', adeudado: '61500.00' },
  { mes: '2026-11', pagado: '0.00', adeudado: '61500.00' },
];
const meses = responde(resumenPorMes, { meses: MESES, a_favor: '0.00' });

export const escenasDeResumen: Escenas = {
  cargando: { muestra: 'Cargando la lista…', respuestas: [...base, noResponde(r)] },
  vacia: {
    muestra: 'No hay cargos',
    respuestas: [
      ...base,
      responde(resumenPorMes, { meses: [], a_favor: '0.00' }),
      responde(r, { resumen: [], pagination: { total_items: 0, current: 1, pages: 0 } }),
    ],
  },
  'con-datos': {
    muestra: 'ARANCEL 2026',
    respuestas: [
      ...base,
      meses,
      responde(r, { resumen: RESUMEN, pagination: { total_items: 12, current: 1, pages: 2 } }),
    ],
  },
  falla: {
    muestra: mensajes.error_cargar_el_listado,
    respuestas: [...base, meses, rechaza(r, 500, 'Tuvimos un problema. Probá de nuevo en unos minutos.')],
  },
  'sin-permiso': {
    muestra: 'No tenés permiso para ver esto',
    respuestas: [...base, rechaza(r, 403, 'Tu usuario no puede ver el resumen. Comunicate con tu distrito.')],
  },
};
