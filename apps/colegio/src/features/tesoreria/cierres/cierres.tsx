import { type CierreDelDia, type PorCerrar, rutasDeCierres } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarArqueo } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { direccionDeCierre } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { usePagina } from '../../../lib/use-pagina.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import { ContraElLibro } from './contra-el-libro.tsx';
import { Depositos } from './depositos.tsx';
import { DialogoDeCierre } from './dialogo-de-cierre.tsx';
import { TablaDeCajones } from './tabla-de-cajones.tsx';
import { PorQuien, TablaDeCuentas } from './tablas-de-cierre.tsx';

const COLUMNAS = [
  ['Cierre', '12%'],
  ['Día', '14%'],
  ['Asientos', '12%'],
  ['Entró menos lo que salió', '18%'],
  ['Arqueo', '20%'],
  ['Lo cerró', '24%'],
] as const;

const Cierres = () => {
  const hoy = useHoy();
  const [dia, setDia] = useState<string | null>(hoy);
  const [cerrando, setCerrando] = useState(false);
  const cliente = useQueryClient();
  const puede = useOperador().permisos.includes('cierres.hacer');
  const porCerrar = useQuery({
    ...consulta(rutasDeCierres.porCerrar, { query: { dia: dia ?? hoy } }),
    placeholderData: keepPreviousData,
  });
  const alHacerse = async (): Promise<void> => {
    setCerrando(false);
    await cliente.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        [
          '/colegio/cierres',
          '/colegio/por_cerrar',
          '/colegio/contra_el_libro',
          '/colegio/depositos/por_depositar',
        ].includes(String(path)),
    });
  };
  return (
    <Stack gap="lg">
      <Title order={1}>Cierre del día</Title>
      <Seccion titulo="Sin cerrar">
        <FechaInput label="Hasta el día" value={dia} alCambiar={setDia} maxima={hoy} required />
        <ConDatos consulta={porCerrar} falla={todosLosMensajes.error_cargar_cierres}>
          {(datos) => (
            <Pendiente
              datos={datos}
              actualizando={porCerrar.isPlaceholderData}
              alCerrar={puede ? () => setCerrando(true) : null}
            />
          )}
        </ConDatos>
        <ContraElLibro />
      </Seccion>
      <Depositos />
      <Hechos />
      {cerrando && porCerrar.data && (
        <DialogoDeCierre
          porCerrar={porCerrar.data}
          alVencer={() => void porCerrar.refetch()}
          alCerrar={() => setCerrando(false)}
          alHacerse={() => void alHacerse()}
        />
      )}
    </Stack>
  );
};

export default Cierres;

type DePendiente = { datos: PorCerrar; actualizando: boolean; alCerrar: (() => void) | null };

const Pendiente = ({ datos, actualizando, alCerrar }: DePendiente) => {
  const { asientos, de_dias_cerrados, total, cuentas, totales, cajones, ultimo, dia } = datos;
  const yaCerrado = ultimo !== null && dia < ultimo.dia;
  return (
    <Stack gap="md" aria-busy={actualizando}>
      <Group justify="space-between" gap="sm">
        <Text role="status">
          {asientos === 0
            ? `No hay nada sin cerrar hasta el ${formatFecha(dia)}.`
            : `${asientos} ${asientos === 1 ? 'asiento' : 'asientos'}: entró menos lo que salió, ${formatImporte(total)}.`}
        </Text>
        {alCerrar && !yaCerrado && (
          <Button onClick={alCerrar} disabled={actualizando}>
            Cerrar el día…
          </Button>
        )}
      </Group>
      {yaCerrado && (
        <Nota>{`El ${formatFecha(ultimo.dia)} ya está cerrado, con el N.º ${ultimo.numero}: elegí ese día o uno posterior.`}</Nota>
      )}
      {de_dias_cerrados > 0 && (
        <Nota>
          {de_dias_cerrados === 1
            ? 'Un asiento es de un día que ya estaba cerrado cuando entró: va en este cierre.'
            : `${de_dias_cerrados} asientos son de días que ya estaban cerrados cuando entraron: van en este cierre.`}
        </Nota>
      )}
      {cuentas.length > 0 && <TablaDeCuentas cuentas={cuentas} />}
      {cajones.length > 0 && <TablaDeCajones cajones={cajones} />}
      {totales.length > 0 && <PorQuien totales={totales} />}
    </Stack>
  );
};

const Hechos = () => {
  const { page, irAPagina } = usePagina();
  const lista = useQuery({
    ...consulta(rutasDeCierres.cierres, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  usePaginaQueExiste(page, lista.isPlaceholderData ? undefined : lista.data, irAPagina);
  return (
    <Seccion titulo="Cierres hechos">
      <ConDatos consulta={lista} falla={todosLosMensajes.error_cargar_cierres}>
        {({ items, pagination }) =>
          items.length === 0 ? (
            <EstadoVacio
              icono="calendario"
              titulo="Todavía no se cerró ningún día"
              texto="El primero puede decir con cuánto se abre."
            />
          ) : (
            <Stack gap="md">
              <TablaDeLaMesa nombre="Cierres hechos" columnas={COLUMNAS} actualizando={lista.isPlaceholderData}>
                {items.map((cierre) => (
                  <Fila key={cierre.id} cierre={cierre} />
                ))}
              </TablaDeLaMesa>
              <Paginador pagination={pagination} alCambiar={irAPagina} etiqueta="Páginas de los cierres" />
            </Stack>
          )
        }
      </ConDatos>
    </Seccion>
  );
};

const Fila = ({
  cierre: { id, numero, dia, asientos, total, quien, cerrado_en, arqueo },
}: {
  cierre: CierreDelDia;
}) => (
  <tr>
    <th scope="row">
      <Link to={direccionDeCierre(id)}>{`N.º ${numero}`}</Link>
    </th>
    <td data-rotulo="Día">{formatFecha(dia)}</td>
    <td data-rotulo="Asientos">{asientos.toLocaleString('es-AR')}</td>
    <CeldaDeImporte rotulo="Neto" valor={total} />
    <td data-rotulo="Arqueo">{explicarArqueo(arqueo)}</td>
    <td data-rotulo="Lo cerró">
      <span>
        {quien}, <Instante valor={cerrado_en} />
      </span>
    </td>
  </tr>
);
