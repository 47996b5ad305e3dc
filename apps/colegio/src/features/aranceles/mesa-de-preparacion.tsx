import {
  type NormaLeida,
  type PlanillaDeArancel,
  type PreparacionLeida,
  rutasDeAranceles,
  type TablaLeida,
} from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { NormaPegada } from '@colega/domain/honorarios';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { direccionDeResolucion } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import { PanelDeEnsayo } from '../../ui/ensayo/panel-de-ensayo.tsx';
import { LoEscrito } from '../../ui/lo-escrito.tsx';
import { AccionesDeTabla } from './acciones-de-tabla.tsx';
import { usePreparaAranceles } from './aranceles.tsx';
import { CONSULTA_DE_ARANCELES, consultaDePreparacion } from './consultas.ts';
import { DatosDePreparacion } from './datos-de-preparacion.tsx';
import { buscarNorma, decirNorma } from './decir-norma.ts';
import { DialogoDeNorma } from './dialogo-de-norma.tsx';
import { DialogoDeNormasPegadas } from './dialogo-de-normas-pegadas.tsx';
import { DialogoDePorcentaje } from './dialogo-de-porcentaje.tsx';
import { DialogoDePublicar } from './dialogo-de-publicar.tsx';
import { EstadoDelGuardado } from './estado-del-guardado.tsx';
import { juntarNormas } from './juntar-normas.ts';
import { PorCorregir } from './por-corregir.tsx';
import { QueSeHace } from './que-se-hace.tsx';
import type { RenglonDeGrilla } from './renglones-que-se-ven.ts';
import { TablasDelArancel } from './tablas-del-arancel.tsx';
import { formaDeLosTramos } from './tramos-de-la-lista.ts';
import { type Escritas, useGuardado } from './use-guardado.ts';
import { VolverAAranceles } from './volver-a-aranceles.tsx';

type Dialogo =
  | { que: 'porcentaje'; tabla: TablaLeida; renglones: readonly RenglonDeGrilla[] }
  | {
      que: 'norma';
      deQue: string;
      actual: NormaLeida | undefined;
      dichos: ReadonlySet<string>;
      volver: (() => Promise<unknown>) | null;
      guardar: (norma: { norma: string; articulo: string }, otras: readonly string[]) => Promise<unknown>;
    }
  | { que: 'pegadas'; normas: PlanillaDeArancel['normas']; poner: () => Promise<unknown> }
  | { que: 'publicar' };

type Juntas = { celdas: PlanillaDeArancel['celdas']; normas: PlanillaDeArancel['normas']; sin_norma: string[] };

export const MesaDePreparacion = ({ preparacion }: { preparacion: PreparacionLeida }) => {
  const { id, nombre, tocado, terminado, tablas, normas } = preparacion;
  const guardado = useGuardado(preparacion);
  const [dialogo, setDialogo] = useState<Dialogo | null>(null);
  const cliente = useQueryClient();
  const navegar = useNavigate();
  const edita = usePreparaAranceles() && terminado === null;
  const { distrito } = useOperador();
  const problemas = new Map(preparacion.problemas.map(({ campo, mensaje }) => [campo, mensaje]));
  const cerrar = () => setDialogo(null);
  const cambiar = async (pedir: Parameters<typeof guardado.cambiar>[0]): Promise<void> => {
    const causa = await guardado.cambiar(pedir);
    if (causa) avisarError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
  };
  const ponerEnCeldas = (escritas: Escritas) => {
    guardado.escribir(escritas);
    guardado.guardar();
  };
  const porRuta = new Map(normas.map((norma) => [norma.ruta, norma]));
  const lugares = new Set(tablas.flatMap(({ renglones }) => renglones.flatMap(({ norma, suya }) => [norma, suya])));
  const sinNorma = preparacion.problemas.flatMap(({ campo }) => (lugares.has(campo) ? campo : []));
  const diceSuTabla = ({ norma }: RenglonDeGrilla): boolean => decirNorma(porRuta.get(norma)) !== '';
  /** Also what is asked of a whole table, when all of it is said. */
  const lugaresDe = (renglones: readonly RenglonDeGrilla[]): Set<string> => {
    const dichos = new Set(renglones.map(({ suya }) => suya));
    const otros = tablas.flatMap((tabla) => tabla.renglones.filter(({ suya }) => !dichos.has(suya)));
    const incompletas = new Set(otros.map(({ norma }) => norma));
    return new Set([...dichos, ...renglones.flatMap(({ norma }) => (incompletas.has(norma) ? [] : norma))]);
  };
  /** Over the brackets that are seen now, though it is asked for later. */
  const cambiarJuntas = (juntas: Partial<Juntas>): Promise<unknown> =>
    guardado.cambiar(
      (opciones) =>
        llamar(
          rutasDeAranceles.escribirCeldas,
          { params: { id }, body: { celdas: [], normas: [], sin_norma: [], ...juntas } },
          opciones,
        ),
      formaDeLosTramos(preparacion),
    );
  const pedirNorma = (renglones: readonly RenglonDeGrilla[], deQue: string) => {
    const rutas = renglones.map(({ suya }) => suya);
    const conSuya = renglones.flatMap(({ suya, norma }) => (suya !== norma && porRuta.has(suya) ? suya : []));
    setDialogo({
      ...{ que: 'norma', dichos: lugaresDe(renglones) },
      deQue: renglones.every(diceSuTabla)
        ? deQue
        : `${deQue} Donde la tabla o la tarea todavía no dice ninguna, va a ser la de todos sus renglones.`,
      actual: renglones[0] && buscarNorma(porRuta, renglones[0]),
      volver: conSuya.length > 0 ? () => cambiarJuntas({ sin_norma: conSuya }) : null,
      guardar: (norma, otras) => cambiarJuntas({ normas: [{ ...norma, rutas: [...new Set([...rutas, ...otras])] }] }),
    });
  };
  const porSuya = new Map(tablas.flatMap(({ renglones }) => renglones.map((renglon) => [renglon.suya, renglon])));
  const esOtraNorma = ({ ruta, escrita }: NormaPegada): boolean => {
    const renglon = porSuya.get(ruta);
    return !renglon || decirNorma(buscarNorma(porRuta, renglon)) !== escrita;
  };
  const acciones = (tabla: TablaLeida, renglones: readonly RenglonDeGrilla[]) =>
    edita && (
      <AccionesDeTabla
        id={id}
        tabla={tabla}
        alLeer={ponerEnCeldas}
        alSubirTodo={() => setDialogo({ que: 'porcentaje', tabla, renglones })}
        alLeerConNormas={({ celdas, normas: leidas }) => cambiarJuntas({ celdas, normas: leidas })}
        alPonerNorma={() =>
          pedirNorma(
            renglones,
            `De dónde salen las cifras de los ${renglones.length} renglones que se ven de ${tabla.titulo}.`,
          )
        }
      />
    );
  return (
    <Stack gap="md">
      <LoEscrito hay={guardado.pendientes.size > 0} />
      <div>
        <VolverAAranceles />
        <Title order={1}>{nombre}</Title>
        <Text c="dimmed" size="sm">
          {`En preparación. El último cambio es de ${tocado.quien}, el ${formatInstante(tocado.cuando)}. ${preparacion.base ? `Las variaciones son contra «${preparacion.base.nombre}».` : 'Es la primera de tu Colegio.'}`}
        </Text>
      </div>
      <QueSeHace
        preparacion={preparacion}
        edita={edita}
        hayPendientes={guardado.pendientes.size > 0}
        alCambiar={cambiar}
        alPublicar={() => setDialogo({ que: 'publicar' })}
      />
      {edita && (
        <>
          <DatosDePreparacion
            preparacion={preparacion}
            problemas={problemas}
            alCambiar={(body) =>
              void cambiar((opciones) =>
                llamar(rutasDeAranceles.cambiarDatosDePreparacion, { params: { id }, body }, opciones),
              )
            }
          />
          <EstadoDelGuardado {...guardado} />
        </>
      )}
      <PorCorregir tablas={tablas} problemas={preparacion.problemas} />
      <TablasDelArancel
        tablas={tablas}
        normas={normas}
        acciones={acciones}
        edicion={
          edita
            ? {
                ...{ problemas, pendientes: guardado.pendientes },
                ...{ escribir: guardado.escribir, guardar: guardado.guardar },
                alSobrar: (sobran) => avisarError(`Del bloque pegado, ${sobran} no entraron en las celdas que se ven.`),
                alPegarNormas: (pegadas) => {
                  const distintas = juntarNormas(pegadas.filter(esOtraNorma));
                  if (distintas.length === 0) return;
                  setDialogo({ que: 'pegadas', normas: distintas, poner: () => cambiarJuntas({ normas: distintas }) });
                },
                alCambiarNorma: (renglon) => pedirNorma([renglon], 'De dónde salen las cifras de este renglón.'),
                alCambiarTramo: (lista, lugar, que) =>
                  void cambiar((opciones) =>
                    llamar(rutasDeAranceles.cambiarRenglon, { params: { id }, body: { lista, lugar, que } }, opciones),
                  ),
              }
            : null
        }
      />
      <PanelDeEnsayo
        {...{ de: 'arancel', id, version: preparacion.version, puede: edita }}
        soloTotales={distrito !== null}
      />
      {dialogo?.que === 'porcentaje' && (
        <DialogoDePorcentaje
          titulo={dialogo.tabla.titulo}
          renglones={dialogo.renglones}
          alAplicar={ponerEnCeldas}
          alCerrar={cerrar}
        />
      )}
      {dialogo?.que === 'pegadas' && (
        <DialogoDeNormasPegadas normas={dialogo.normas} alPoner={dialogo.poner} alCerrar={cerrar} />
      )}
      {dialogo?.que === 'norma' && (
        <DialogoDeNorma
          actual={dialogo.actual}
          deQue={dialogo.deQue}
          otras={sinNorma.filter((ruta) => !dialogo.dichos.has(ruta)).length}
          alVolver={dialogo.volver}
          alGuardar={(norma, todas) => dialogo.guardar(norma, todas ? sinNorma : [])}
          alCerrar={cerrar}
        />
      )}
      {dialogo?.que === 'publicar' && (
        <DialogoDePublicar
          preparacion={preparacion}
          alCerrar={cerrar}
          alVencer={() => void cliente.invalidateQueries({ queryKey: consultaDePreparacion(id).queryKey })}
          alPublicarse={(resolucion_id) => {
            void cliente.invalidateQueries({ queryKey: CONSULTA_DE_ARANCELES.queryKey });
            void cliente.invalidateQueries({ queryKey: consultaDePreparacion(id).queryKey });
            void navegar(direccionDeResolucion(resolucion_id));
          }}
        />
      )}
    </Stack>
  );
};
