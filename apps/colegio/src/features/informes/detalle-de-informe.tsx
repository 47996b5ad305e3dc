import {
  type ClaveDeInforme,
  type ColumnaDeDetalle,
  DEFINICIONES,
  type FilaDeDetalle,
  rutasDeInformes,
} from '@colega/contract/informes';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { CuantosHay } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDeLegajo, direccionDePersona } from '../../lib/direcciones.ts';
import { EnArchivo } from '../../ui/en-archivo.tsx';
import { Seccion } from '../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';
import { decirCifra } from './cifras.ts';
import { type FiltrosDelInforme, pedidoDe } from './filtros.ts';
import estilos from './informes.module.css';
import { useDetalle } from './use-informes.ts';

type Props = {
  informe: ClaveDeInforme;
  filtros: FiltrosDelInforme;
  conErrores: boolean;
  irAPagina: (page: number) => void;
  alCerrar: () => void;
};

export const DetalleDeInforme = ({ informe, filtros, conErrores, irAPagina, alCerrar }: Props) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useDetalle({ informe, filtros, conErrores });
  usePaginaQueExiste(filtros.page, isPlaceholderData ? undefined : data, irAPagina);
  const query = pedidoDe(informe, filtros);
  return (
    <Seccion
      titulo="Uno por uno"
      acciones={
        <>
          <EnArchivo
            de="el detalle"
            csv={{ ruta: rutasDeInformes.detalleDeInformeEnCsv, llamada: { params: { informe }, query } }}
            xlsx={{ ruta: rutasDeInformes.detalleDeInformeEnXlsx, llamada: { params: { informe }, query } }}
            nombre={`detalle-de-${informe}`}
          />
          <Button variant="default" size="compact-md" mih={36} onClick={alCerrar}>
            Cerrar
          </Button>
        </>
      }
    >
      {informe === 'personas' && (
        <Text size="sm" c="dimmed">
          Una por una están como están hoy, aunque el período haya terminado antes; las cifras, como estaban al terminar
          el período.
        </Text>
      )}
      {!data && error && !isFetching && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_detalle_de_informe}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !(error && !isFetching) && <EsqueletoDeTarjetas alto={48} cantidad={4} />}
      {data?.items.length === 0 && (
        <EstadoVacio
          icono="buscar"
          titulo="No hay nada detrás"
          texto="En esos meses, y con esos filtros, no hubo nada."
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <CuantosHay pagination={data.pagination} uno="renglón" varios="renglones" />
          <div className={estilos.renglones}>
            <Renglones informe={informe} filas={data.items} actualizando={isPlaceholderData} />
          </div>
          <Group justify="center">
            <Paginador pagination={data.pagination} alCambiar={irAPagina} etiqueta="Páginas del detalle" />
          </Group>
        </>
      )}
    </Seccion>
  );
};

const Renglones = ({
  informe,
  filas,
  actualizando,
}: {
  informe: ClaveDeInforme;
  filas: readonly FilaDeDetalle[];
  actualizando: boolean;
}) => {
  const { detalle } = DEFINICIONES[informe];
  const partes = detalle.reduce((suma, { clave, tipo }) => suma + parteDe(clave, tipo), 0);
  const [primera, ...demas] = detalle;
  return (
    <TablaDeLaMesa
      nombre="Uno por uno"
      columnas={detalle.map(
        ({ clave, titulo, tipo }) => [titulo, `${Math.floor((100 * parteDe(clave, tipo)) / partes)}%`] as const,
      )}
      actualizando={actualizando}
    >
      {filas.map((fila) => {
        const direccion = direccionDe(fila);
        const nombre = primera ? decirCelda(primera, fila) : '';
        return (
          <tr key={fila.id}>
            <th scope="row">{direccion ? <Link to={direccion}>{nombre}</Link> : nombre}</th>
            {demas.map((columna) => (
              <td key={columna.clave} data-rotulo={columna.titulo}>
                {decirCelda(columna, fila)}
              </td>
            ))}
          </tr>
        );
      })}
    </TablaDeLaMesa>
  );
};

/** What is longest has most room: a name, a reason, an amount that must not be cut. */
const PARTES = { texto: 10, numero: 7, fecha: 10, importe: 15 } as const;
const parteDe = (clave: string, tipo: ColumnaDeDetalle['tipo']): number => {
  if (clave === 'texto') return 24;
  return clave === 'persona' || clave === 'rubro' ? 13 : PARTES[tipo];
};

const direccionDe = ({ legajo_id, persona_id }: FilaDeDetalle): string | null => {
  if (legajo_id !== null) return direccionDeLegajo(legajo_id);
  return persona_id === null ? null : direccionDePersona(persona_id);
};

const decirCelda = ({ clave, tipo }: ColumnaDeDetalle, { celdas }: FilaDeDetalle): string => {
  const valor = celdas[clave];
  if (valor === null || valor === undefined || valor === '') return '—';
  if (tipo === 'fecha') return formatFecha(String(valor));
  if (tipo === 'importe') return decirCifra('importe', valor);
  return String(valor);
};
