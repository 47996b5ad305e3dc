import { esPersonaJuridica, tieneLargoDeCuit } from '../identificadores/index.ts';
import { limpiarPartida } from '../legajos/partida.ts';
import type { ProblemaDeFila } from './codigos.ts';
import { leerEstadoAnterior } from './estado-anterior.ts';
import type { FilaAImportar } from './filas.ts';
import {
  dependeDe,
  desconocido,
  type Juez,
  type Juicio,
  leerDeLista,
  localidadDe,
  type Plan,
  valorDe,
} from './plan.ts';

/** A former system has the name in one column: `Pérez, Juan`, or all of a company. */
export const nombreDeComitente = (escrito: string, cuit: string): { apellido: string; nombre: string } => {
  const [apellido = '', ...resto] = escrito.split(',').map((parte) => parte.trim());
  return esPersonaJuridica(cuit) || resto.length === 0
    ? { apellido: escrito, nombre: '' }
    : { apellido, nombre: resto.join(' ').trim() };
};

const DNI_DEL_CUIT = /^\d{2}(\d{8})\d$/;
/** The CUIT, or else the DNI, or nothing; of a person's CUIT the DNI is in it (S-1164). */
const comitenteDe = (fila: FilaAImportar): { sabido: string; problemas: ProblemaDeFila[] } => {
  const [escrito, dni] = [valorDe(fila, 'comitente_cuit'), valorDe(fila, 'comitente_dni')];
  const suDni = DNI_DEL_CUIT.exec(escrito)?.[1] ?? escrito;
  const esDeEmpresa = tieneLargoDeCuit(escrito) && esPersonaJuridica(escrito);
  const esOtro = escrito !== '' && dni !== '' && !esDeEmpresa && Number(suDni) !== Number(dni);
  return {
    sabido: escrito || dni,
    problemas: esOtro ? [{ codigo: 'fila_dni_de_otro', campo: 'comitente_dni', datos: { valor: dni } }] : [],
  };
};

const MODALIDAD = 'tradicional';
const modalidadDe = (fila: FilaAImportar, { hay }: Plan) =>
  leerDeLista(hay.modalidades, valorDe(fila, 'modalidad') || MODALIDAD);
const estadoDe = (fila: FilaAImportar) => leerEstadoAnterior(valorDe(fila, 'estado'), 'visado');

export const JUEZ_DE_LEGAJOS: Juez = {
  entidad: 'legajos',
  claveDe: ({ valores }) => valores.numero ?? null,
  juzgar: (fila, plan): Juicio => {
    const [numero, codigo] = [valorDe(fila, 'numero'), valorDe(fila, 'matricula')];
    const antes = plan.hay.legajos.get(numero);
    // a former file is kept as it came
    if (antes)
      return {
        existe: true,
        problemas: [
          {
            codigo: antes.anterior ? 'fila_ya_importada_distinta' : 'fila_numero_tomado',
            campo: 'numero',
            datos: { valor: numero },
          },
        ],
      };
    const { hay } = plan;
    const rubro = leerDeLista(hay.rubros, valorDe(fila, 'rubro'));
    const modalidad = modalidadDe(fila, plan);
    const { id: localidad_id, problemas: deLocalidad } = localidadDe(plan, fila);
    const { sabido, problemas: deComitente } = comitenteDe(fila);
    const partida = limpiarPartida(valorDe(fila, 'partida'));
    const [fecha, visado] = [valorDe(fila, 'fecha'), valorDe(fila, 'visado_fecha')];
    const problemas: ProblemaDeFila[] = [
      ...dependeDe(plan.matricula(codigo).entrada, 'matricula', 'matricula', codigo),
      ...(rubro ? [] : [desconocido('rubro', valorDe(fila, 'rubro'))]),
      ...(modalidad ? [] : [desconocido('modalidad', valorDe(fila, 'modalidad'))]),
      ...(estadoDe(fila) ? [] : [desconocido('estado', valorDe(fila, 'estado'))]),
      ...deLocalidad,
      ...deComitente,
      ...(/^\d{0,9}$/.test(partida) ? [] : [desconocido('partida', partida)]),
      ...(visado !== '' && visado < fecha ? [{ codigo: 'fila_hasta_anterior' as const, campo: 'visado_fecha' }] : []),
    ];
    const numeroDeVisado = valorDe(fila, 'visado_numero');
    const conVisado = ['visado_numero', 'visado_fecha'].find((campo) => valorDe(fila, campo) !== '');
    // what is still to be done of it asks for who it is for: its certificates, its extensions
    if (estadoDe(fila) === 'confirmado' && !tieneLargoDeCuit(sabido))
      problemas.push({ codigo: 'fila_en_tramite_sin_cuit', campo: 'comitente_cuit' });
    if (estadoDe(fila) === 'confirmado' && conVisado)
      problemas.push({ codigo: 'fila_en_tramite_con_visado', campo: conVisado });
    if (plan.visado(numeroDeVisado))
      problemas.push({ codigo: 'fila_visado_tomado', campo: 'visado_numero', datos: { valor: numeroDeVisado } });
    const tarea = leerDeLista(hay.tareas, valorDe(fila, 'tarea'));
    const datos = {
      ...{ rubro_id: rubro?.id ?? null, modalidad_id: modalidad?.id ?? null, estado: estadoDe(fila), localidad_id },
      ...{ partida: partida || null, tarea_id: tarea?.id ?? null },
      ...{
        comitente_cuit: sabido,
        ...nombreDeComitente(valorDe(fila, 'comitente'), tieneLargoDeCuit(sabido) ? sabido : ''),
      },
    };
    return { existe: false, problemas, datos };
  },
  anotar: (fila, plan, entra) => {
    const numero = valorDe(fila, 'numero');
    if (!entra && plan.legajos.has(numero)) return;
    if (entra) plan.anotarVisado(valorDe(fila, 'visado_numero'), numero, fila.valores);
    const modalidad = modalidadDe(fila, plan);
    plan.legajos.set(numero, {
      entrada: entra ? 'entra' : 'rechazada',
      cuit: plan.matricula(valorDe(fila, 'matricula')).cuit,
      anulado: estadoDe(fila) === 'anulado',
      monto: valorDe(fila, 'monto') || '0.00',
      sin_cep: modalidad?.cep_exento ?? false,
      sin_timbrado: modalidad?.franquicia ?? false,
      fecha: valorDe(fila, 'fecha'),
      comitentes: [comitenteDe(fila).sabido],
      sin_visar: estadoDe(fila) === 'confirmado',
      ampliado: false,
    });
  },
};
