import { CON_EN_TRAMITE } from './en-tramite.ts';

const amplia = (Legajo: number, Número: number, cambios: Readonly<Record<string, string | number>> = {}) => ({
  ...{ Legajo, 'Número de ampliación': Número, Fecha: '12/11/2025', Honorario: '12.500,50', Tarea: 'Proyecto' },
  ...cambios,
});
const de = (Legajo: number, Ampliación: number, Concepto: string, Importe: number) => ({
  ...{ Matrícula: null, Año: null, Legajo, Ampliación, Concepto, Importe },
});

/**
 * Of the approved one, an expansion that was approved too and another in process, with something of each owed and paid; of the
 * annulled one and of one in process, one as they are, the second before the first.
 */
export const CON_AMPLIACIONES = {
  ...CON_EN_TRAMITE,
  ampliaciones: [
    amplia(70_001, 2, { Estado: 'En trámite', Tarea: 'Lo que se encomendó' }),
    amplia(70_001, 1, {
      ...{ Fecha: '15/09/2019', Honorario: '30.000,00', Visado: 'V-91', 'Fecha de visado': '20/09/2019' },
      ...{ 'CUIT del comitente': '11111111', Matrícula: '40001' },
    }),
    amplia(70_002, 1),
    amplia(70_010, 1),
  ],
  deudas: [...CON_EN_TRAMITE.deudas, { ...de(70_001, 2, 'CEP', 300.25), Vencimiento: null }],
  pagos: [
    ...CON_EN_TRAMITE.pagos,
    { ...de(70_001, 1, 'CEP', 750), Número: 'P-10', Fecha: '16/09/2019' },
    { ...de(70_001, 1, 'Timbrado', 360.5), Número: 'P-10', Fecha: '16/09/2019' },
    { ...de(70_001, 2, 'CEP', 100), Número: 'P-11', Fecha: '13/11/2025' },
  ],
};
