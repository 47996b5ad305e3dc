import { rutasDelLibro, type SumasYSaldos } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { direccionDelDiario } from '../../../lib/direcciones.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { EnArchivo } from '../../../ui/en-archivo.tsx';
import { CeldaDeImporte, CLASE_DE_TOTAL } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import { CamposDePeriodo, leerPeriodo } from './campos-de-periodo.tsx';
import { PartesDelLibro } from './partes-del-libro.tsx';
import { esteMes, type Periodo } from './periodo.ts';
import { useDiasEnLaDireccion } from './use-dias-en-la-direccion.ts';

const COLUMNAS = [
  ['Código', '12%'],
  ['Cuenta', '32%'],
  ['Saldo anterior', '14%'],
  ['Debe', '14%'],
  ['Haber', '14%'],
  ['Saldo', '14%'],
] as const;

const Sumas = () => {
  const hoy = useHoy();
  const { dias: escrito, cambiar } = useDiasEnLaDireccion(esteMes(hoy));
  const periodo = leerPeriodo(escrito);
  return (
    <Stack gap="lg">
      <Title order={1}>Sumas y saldos</Title>
      <PartesDelLibro />
      <CamposDePeriodo escrito={escrito} alCambiar={cambiar} />
      {periodo ? (
        <Balance periodo={periodo} />
      ) : (
        <EstadoVacio icono="buscar" titulo="Elegí un período" texto="Decí desde qué día y hasta cuál." />
      )}
    </Stack>
  );
};

export default Sumas;

const Balance = ({ periodo }: { periodo: Periodo }) => {
  const leido = useQuery({
    ...consulta(rutasDelLibro.sumasYSaldos, { query: periodo }),
    placeholderData: keepPreviousData,
  });
  return (
    <ConDatos consulta={leido} falla={todosLosMensajes.error_cargar_libro}>
      {(sumas) => <Tabla sumas={sumas} actualizando={leido.isPlaceholderData} />}
    </ConDatos>
  );
};

const Tabla = ({ sumas, actualizando }: { sumas: SumasYSaldos; actualizando: boolean }) => {
  const { cuentas, total, desde, hasta } = sumas;
  if (cuentas.length === 0)
    return (
      <EstadoVacio icono="cuenta" titulo="Sin movimientos" texto="Hasta el último día del período no hay asientos." />
    );
  const celdas = ({ inicial, debe, haber, final }: SumasYSaldos['total']) => (
    <>
      <CeldaDeImporte rotulo="Anterior" valor={inicial} />
      <CeldaDeImporte rotulo="Debe" valor={debe} />
      <CeldaDeImporte rotulo="Haber" valor={haber} />
      <CeldaDeImporte rotulo="Saldo" valor={final} />
    </>
  );
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text size="sm">Exportar la tabla:</Text>
        <EnArchivo
          de="las sumas y saldos"
          csv={{ ruta: rutasDelLibro.sumasEnCsv, llamada: { query: { desde, hasta } } }}
          xlsx={{ ruta: rutasDelLibro.sumasEnXlsx, llamada: { query: { desde, hasta } } }}
          nombre={`sumas_y_saldos_${desde}_${hasta}`}
        />
      </Group>
      <TablaDeLaMesa nombre="Sumas y saldos" columnas={COLUMNAS} actualizando={actualizando}>
        {cuentas.map((cuenta) => (
          <tr key={cuenta.clave}>
            <th scope="row">{cuenta.codigo}</th>
            <td data-rotulo="Cuenta">
              <Link to={direccionDelDiario({ cuenta: cuenta.clave, desde, hasta })}>{cuenta.nombre}</Link>
            </td>
            {celdas(cuenta)}
          </tr>
        ))}
        <tr className={CLASE_DE_TOTAL}>
          <th scope="row">Total</th>
          <td />
          {celdas(total)}
        </tr>
      </TablaDeLaMesa>
    </Stack>
  );
};
