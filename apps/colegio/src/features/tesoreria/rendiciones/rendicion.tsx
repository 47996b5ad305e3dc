import {
  DIFERENCIAS_DE_RENDICION,
  type DiferenciaDeRendicion,
  NOMBRE_DE_DIFERENCIA,
  type RendicionEntera,
  type RenglonRendido,
  rutasDeRendiciones,
} from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { DIRECCIONES } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { ActosDeRendicion } from './actos-de-rendicion.tsx';
import { DialogoDeCobro } from './dialogo-de-cobro.tsx';
import { DialogoDeDiferencia } from './dialogo-de-diferencia.tsx';
import { DialogoDeEntrada } from './dialogo-de-entrada.tsx';
import { Figuras } from './figuras.tsx';
import { TablaDeRenglones } from './tabla-de-renglones.tsx';

const PaginaDeRendicion = () => {
  const id = Number(useParams().id);
  const leida = useQuery(consulta(rutasDeRendiciones.rendicion, { params: { id } }));
  return (
    <Stack gap="lg">
      <div>
        <Anchor component={Link} to={DIRECCIONES.rendiciones}>
          Volver a las rendiciones
        </Anchor>
        <Title order={1}>{leida.data?.archivo ?? 'Rendición'}</Title>
      </div>
      <ConDatos consulta={leida} falla={todosLosMensajes.error_cargar_rendiciones}>
        {(rendicion) => <Entera rendicion={rendicion} />}
      </ConDatos>
    </Stack>
  );
};

export default PaginaDeRendicion;

const Entera = ({ rendicion }: { rendicion: RendicionEntera }) => {
  const { id, origen, desde, hasta, quien, leida_en, anulada } = rendicion;
  const cliente = useQueryClient();
  const puede = useOperador().permisos.includes('rendiciones.hacer');
  const releer = (): void =>
    void cliente.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('/colegio/rendiciones'),
    });
  return (
    <>
      <Text>
        {`${origen.nombre}, del ${formatFecha(desde)} al ${formatFecha(hasta)}. La leyó ${quien}, el `}
        <Instante valor={leida_en} />.
      </Text>
      <Figuras rendicion={rendicion} />
      {anulada && (
        <Nota tono="advierte">{`La anuló ${anulada.quien}: ${anulada.motivo}. Sus renglones no cuentan.`}</Nota>
      )}
      {puede && !anulada && <ActosDeRendicion rendicion={rendicion} alHacerse={releer} />}
      <Renglones id={id} rendicion={rendicion} puede={puede && !anulada} alHacerse={releer} />
    </>
  );
};

const QUE = {
  diferencias: 'Lo que no coincide',
  resueltas: 'Lo resuelto',
  todos: 'Todos los renglones',
} as const;
type Que = keyof typeof QUE;
const esQue = (texto: string): texto is Que => Object.hasOwn(QUE, texto);
const esDiferencia = (texto: string): texto is DiferenciaDeRendicion =>
  DIFERENCIAS_DE_RENDICION.some((una) => una === texto);

type DeRenglones = { id: number; rendicion: RendicionEntera; puede: boolean; alHacerse: () => void };

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

const Renglones = ({ id, rendicion, puede, alHacerse }: DeRenglones) => {
  const { que, diferencia, page, ver } = useLista();
  const [elegido, setElegido] = useState<RenglonRendido | null>(null);
  const [porEntrar, setPorEntrar] = useState<RenglonRendido | null>(null);
  const [porCobro, setPorCobro] = useState<RenglonRendido | null>(null);
  const query = { que, page, ...(diferencia && { diferencia }) };
  const lista = useQuery({
    ...consulta(rutasDeRendiciones.renglonesDeRendicion, { params: { id }, query }),
    placeholderData: keepPreviousData,
  });
  const irAPagina = (otra: number): void =>
    ver({ que, diferencia: diferencia ?? '', page: otra > 1 ? String(otra) : '' });
  usePaginaQueExiste(page, lista.isPlaceholderData ? undefined : lista.data, irAPagina);
  const cuantas = new Map(rendicion.por_diferencia.map((una) => [una.diferencia, una.cantidad]));
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
              <TablaDeRenglones
                nombre={QUE[que]}
                renglones={items}
                actualizando={lista.isPlaceholderData}
                alResolver={puede ? setElegido : null}
                alReconocer={puede && rendicion.origen.de_a_uno ? setPorEntrar : null}
                alSerUnCobro={puede ? setPorCobro : null}
              />
              <Paginador pagination={pagination} alCambiar={irAPagina} etiqueta="Páginas de los renglones" />
            </Stack>
          )
        }
      </ConDatos>
      {porEntrar && (
        <DialogoDeEntrada
          rendicionId={id}
          renglon={porEntrar}
          alCerrar={() => setPorEntrar(null)}
          alHacerse={() => {
            setPorEntrar(null);
            alHacerse();
          }}
        />
      )}
      {porCobro && (
        <DialogoDeCobro
          rendicionId={id}
          renglon={porCobro}
          alCerrar={() => setPorCobro(null)}
          alHacerse={() => {
            setPorCobro(null);
            alHacerse();
          }}
        />
      )}
      {elegido && (
        <DialogoDeDiferencia
          rendicionId={id}
          renglon={elegido}
          alCerrar={() => setElegido(null)}
          alHacerse={() => {
            setElegido(null);
            alHacerse();
          }}
        />
      )}
    </Seccion>
  );
};
