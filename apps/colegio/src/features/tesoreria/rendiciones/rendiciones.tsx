import { type Rendicion, rutasDeRendiciones } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Stack, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { direccionDeRendicion } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { usePagina } from '../../../lib/use-pagina.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import { LeerArchivo } from './leer-archivo.tsx';

const COLUMNAS = [
  ['Archivo', '26%'],
  ['De quién', '20%'],
  ['Días', '18%'],
  ['Cobrado', '16%'],
  ['Para mirar', '20%'],
] as const;

const Rendiciones = () => {
  const { page, irAPagina } = usePagina();
  const navegar = useNavigate();
  const puede = useOperador().permisos.includes('rendiciones.hacer');
  const origenes = useQuery(consulta(rutasDeRendiciones.origenesDeRendicion, {}));
  const lista = useQuery({
    ...consulta(rutasDeRendiciones.rendiciones, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  usePaginaQueExiste(page, lista.isPlaceholderData ? undefined : lista.data, irAPagina);
  return (
    <Stack gap="lg">
      <Title order={1}>Rendiciones</Title>
      {puede && (
        <Seccion titulo="Leer un archivo">
          <ConDatos consulta={origenes} falla={todosLosMensajes.error_cargar_rendiciones}>
            {({ items }) => <LeerArchivo origenes={items} alLeerse={(id) => void navegar(direccionDeRendicion(id))} />}
          </ConDatos>
        </Seccion>
      )}
      <ConDatos consulta={lista} falla={todosLosMensajes.error_cargar_rendiciones}>
        {({ items, pagination }) =>
          items.length === 0 ? (
            <EstadoVacio
              icono="documento"
              titulo="Todavía no se leyó ninguna rendición"
              texto="Un archivo de un cobrador o de un banco se compara, renglón por renglón, con lo que está anotado."
            />
          ) : (
            <Stack gap="md">
              <TablaDeLaMesa nombre="Rendiciones" columnas={COLUMNAS} actualizando={lista.isPlaceholderData}>
                {items.map((rendicion) => (
                  <Fila key={rendicion.id} rendicion={rendicion} />
                ))}
              </TablaDeLaMesa>
              <Paginador pagination={pagination} alCambiar={irAPagina} etiqueta="Páginas de las rendiciones" />
            </Stack>
          )
        }
      </ConDatos>
    </Stack>
  );
};

export default Rendiciones;

const Fila = ({ rendicion }: { rendicion: Rendicion }) => {
  const { id, archivo, origen, desde, hasta, cobrado, diferencias, anulada } = rendicion;
  return (
    <tr>
      <th scope="row">
        <Link to={direccionDeRendicion(id)}>{archivo}</Link>
      </th>
      <td data-rotulo="De quién">{origen.nombre}</td>
      <td data-rotulo="Días">
        {desde === hasta ? formatFecha(desde) : `${formatFecha(desde)} al ${formatFecha(hasta)}`}
      </td>
      <CeldaDeImporte rotulo="Cobrado" valor={cobrado} />
      <td data-rotulo="Para mirar">
        {anulada ? (
          <InsigniaDeEstado tono="neutro">Anulada</InsigniaDeEstado>
        ) : diferencias === 0 ? (
          <InsigniaDeEstado tono="exito">Todo coincide</InsigniaDeEstado>
        ) : (
          <InsigniaDeEstado tono="aviso">
            {diferencias === 1 ? '1 diferencia' : `${diferencias.toLocaleString('es-AR')} diferencias`}
          </InsigniaDeEstado>
        )}
      </td>
    </tr>
  );
};
