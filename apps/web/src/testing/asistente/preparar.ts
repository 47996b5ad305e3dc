import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { type Legajo, rutasDeLegajos, rutasDeYaCargados } from '@colega/contract/legajos';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { armarTextos, TODOS_LOS_TEXTOS } from '@colega/domain/legajos';
import { calculo, legajo, listaDeLegajos } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { matricula, persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import {
  categoria,
  configuracion,
  estado,
  localidad,
  modalidad,
  pagina,
  rubro,
  segmentoTarea,
} from '@colega/web-kit/testing/datos-de-referencias.ts';
import { responder } from '@colega/web-kit/testing/servidor.ts';

const r = rutasDeReferencias;

export const prepararReferencias = (): void => {
  responder(r.configuracion, configuracion());
  responder(rutasDePerfil.persona, persona());
  responder(rutasDePerfil.matriculas, pagina([matricula()]));
  responder(r.rubros, pagina([rubro(), rubro({ id: 2, nombre: 'Topografía', segmento: null })]));
  responder(r.modalidades, pagina([modalidad(), modalidad({ id: 3, nombre: 'Res. 806', exige_res_806: true })]));
  responder(r.categorias, pagina([categoria()]));
  responder(
    r.segmentoTareas,
    pagina([
      segmentoTarea(),
      segmentoTarea({
        id: 9,
        permite_varias_unidades: true,
        tarea: { id: 3, clave: 'i', nombre: 'Inspección', manual: true },
      }),
    ]),
  );
  responder(
    r.tareas,
    pagina(
      ['Proyecto', 'Tasación', 'Inspección'].map((nombre, i) => ({ id: i + 1, clave: `t${i}`, nombre, manual: true })),
    ),
  );
  responder(rutasDeLegajos.listarLegajos, listaDeLegajos([]));
  responder(rutasDeYaCargados.yaCargados, { items: [], formas_de_pago: [] });
  const h = rutasDeHonorarios;
  // This comes first because its address also fits those of the tables, and the last one wins.
  responder(h.calculo, calculo());
  responder(h.formulario, {
    id: 1,
    nombre: 'Proyecto',
    key: 'proyecto',
    fields: [{ label: 'Superficie', key: 'superficie', type: 'decimal', active: true, validaciones: [], fields: [] }],
    validaciones: [],
    interacciones: [],
  });
  responder(h.tipoObras, { items: [] });
  responder(h.itemsEstadoObra, { items: [] });
};

const persona1 = {
  id: 1,
  cuit: '20123456786',
  apellido_nombre: 'GOMEZ ANA',
  apellido: 'GOMEZ',
  nombre: 'ANA',
  fisico: true,
  locador: false,
  res_806: false,
  padron: 'validado' as const,
  firmante: '',
  cargo: '' as const,
  domicilio_real: null,
  domicilio_legal: null,
};

export const legajoEditable = (tipo_calculo: 'automatico' | 'manual', cambios: Partial<Legajo> = {}): Legajo => {
  const [original] = legajo().detalles;
  return legajo({
    version: 4,
    edicion: 'todo',
    comitentes: [
      persona1,
      { ...persona1, id: 2, cuit: '27301112225', apellido_nombre: 'PAZ LUIS', apellido: 'PAZ', locador: true },
    ],
    inmuebles: [
      {
        id: 1,
        ...armarTextos(TODOS_LOS_TEXTOS, () => ''),
        calle: 'Calle 50',
        numero: '1234',
        localidad: localidad(),
        partido: '055',
        partida: null,
        circunscripcion: 'I',
        seccion: 'A',
        manzana: '1',
        parcela: '2',
        latitud: '-34.9',
        longitud: '-57.9',
      },
    ],
    detalles: original
      ? [
          {
            ...original,
            tipo_calculo,
            ...(tipo_calculo === 'manual' && { calculo_honorario_id: null, resolucion_id: null }),
          },
        ]
      : [],
    ...cambios,
  });
};

export const legajoAmpliable = (tipo_calculo: 'automatico' | 'manual', conAmpliacion = false): Legajo => {
  const base = legajoEditable(tipo_calculo, { edicion: null });
  const [original] = base.detalles;
  const borrador = { ...estado('borrador', 'Borrador'), clave: 'borrador' as const };
  return {
    ...base,
    acciones_permitidas: { ...base.acciones_permitidas, puede_ampliarse: !conAmpliacion },
    detalles:
      original && conAmpliacion
        ? [
            original,
            {
              ...original,
              id: 2,
              tipo_contrato: 'ampliacion',
              estado: borrador,
              acciones: { ...original.acciones, puede_editarse: true },
            },
          ]
        : base.detalles,
  };
};
