import {
  DIFERENCIAS_DE_RENDICION,
  type DiferenciaDeRendicion,
  NOMBRE_DE_DIFERENCIA,
  type RendicionEntera,
  type RenglonRendido,
  rutasDeRendiciones,
} from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { DialogoDeCobro } from './dialogo-de-cobro.tsx';
import { DialogoDeDiferencia } from './dialogo-de-diferencia.tsx';
import { DialogoDeEntrada } from './dialogo-de-entrada.tsx';
import { DialogoDeGastoDeshecho } from './dialogo-de-gasto-deshecho.tsx';
import { DialogoDeReversa } from './dialogo-de-reversa.tsx';
import { GastosDelBanco } from './gastos-del-banco.tsx';
import { TablaDeRenglones } from './tabla-de-renglones.tsx';

const QUE = {
  diferencias: 'Lo que no coincide',
  resueltas: 'Lo resuelto',
  todos: 'Todos los renglones',
} as const;
type Que = keyof typeof QUE;
const esQue = (texto: string): texto is Que => Object.hasOwn(QUE, texto);
const esDiferencia = (texto: string): texto is DiferenciaDeRendicion =>
  DIFERENCIAS_DE_RENDICION.some((una) => una === texto);

const useLista = () => {
  const [busqueda, setBusqueda] = useSearchParams();
  const [que, diferencia] = [busqueda.get('que') ?? '', busqueda.get('diferencia') ?? ''];
  const page = Number(busqueda.get('page') ?? 1);
  return {
    que: esQue(que) ? que : ('diferencias' as const),
    diferencia: esDiferencia(diferencia) ? diferencia : null,
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    ver: (nuevos: Record<string, string>) =>
      setBusqueda(Object.entries(nuevos).filter(([, valor]) => valor !== '') as [string, string][]),
  };
};

const ACTOS = {
  ...{ resolver: DialogoDeDiferencia, entrar: DialogoDeEntrada, cobrar: DialogoDeCobro },
  ...{ deshacer: DialogoDeGastoDeshecho, revertir: DialogoDeReversa },
} as const;
type Acto = { cual: keyof typeof ACTOS; renglon: RenglonRendido };

type Props = { rendicion: RendicionEntera; puede: boolean; alHacerse: () => void };

/** The lines of a file, with what may be done with each, and with several of a bank's. */
export const RenglonesDeRendicion = ({ rendicion, puede, alHacerse }: Props) => {
  const { id, origen } = rendicion;
  const { que, diferencia, page, ver } = useLista();
  const [acto, setActo] = useState<Acto | null>(null);
  const [elegidos, setElegidos] = useState<ReadonlySet<number>>(new Set());
  const query = { que, page, limit: 100, ...(diferencia && { diferencia }) };
  const lista = useQuery({
    ...consulta(rutasDeRendiciones.renglonesDeRendicion, { params: { id }, query }),
    placeholderData: keepPreviousData,
  });
  const irAPagina = (otra: number): void =>
    ver({ que, diferencia: diferencia ?? '', page: otra > 1 ? String(otra) : '' });
  usePaginaQueExiste(page, lista.isPlaceholderData ? undefined : lista.data, irAPagina);
  const cuantas = new Map(rendicion.por_diferencia.map((una) => [una.diferencia, una.cantidad]));
  const para = (cual: Acto['cual']) => (puede ? (renglon: RenglonRendido) => setActo({ cual, renglon }) : null);
  const Dialogo = acto && ACTOS[acto.cual];
  const eleccion = puede && origen.de_a_uno ? { elegidos, alElegir: setElegidos } : null;
  return (
    <Seccion titulo="Renglones">
      <SelectSimple
        label="Cuáles"
        vacio={`Lo que no coincide (${rendicion.diferencias})`}
        value={que === 'diferencias' ? (diferencia ?? '') : que}
        opciones={[
          ...DIFERENCIAS_DE_RENDICION.filter((una) => cuantas.has(una)).map((una) => ({
            value: una,
            label: `${NOMBRE_DE_DIFERENCIA[una]} (${cuantas.get(una)})`,
          })),
          { value: 'resueltas', label: `${QUE.resueltas} (${rendicion.resueltas})` },
          { value: 'todos', label: QUE.todos },
        ]}
        alElegir={(valor) => ver(esQue(valor) ? { que: valor } : { diferencia: valor })}
      />
      <ConDatos consulta={lista} falla={todosLosMensajes.error_cargar_rendiciones}>
        {({ items, pagination }) =>
          items.length === 0 ? (
            <EstadoVacio
              icono="tilde"
              titulo="No hay ninguno"
              texto={que === 'diferencias' ? 'Todo lo que dice el archivo coincide con lo anotado.' : undefined}
            />
          ) : (
            <Stack gap="md">
              {eleccion && <GastosDelBanco rendicionId={id} renglones={items} {...eleccion} alHacerse={alHacerse} />}
              <TablaDeRenglones
                nombre={QUE[que]}
                renglones={items}
                actualizando={lista.isPlaceholderData}
                eleccion={eleccion}
                alResolver={para('resolver')}
                alReconocer={origen.de_a_uno ? para('entrar') : null}
                alSerUnCobro={para('cobrar')}
                alDeshacer={para('deshacer')}
                alRevertir={para('revertir')}
              />
              <Paginador pagination={pagination} alCambiar={irAPagina} etiqueta="Páginas de los renglones" />
            </Stack>
          )
        }
      </ConDatos>
      {acto && Dialogo && (
        <Dialogo
          rendicionId={id}
          renglon={acto.renglon}
          alCerrar={() => setActo(null)}
          alHacerse={() => {
            setActo(null);
            alHacerse();
          }}
        />
      )}
    </Seccion>
  );
};
