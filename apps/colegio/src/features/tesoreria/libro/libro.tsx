import { rutasDelLibro } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { direccionDelDiario } from '../../../lib/direcciones.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { EnArchivo } from '../../../ui/en-archivo.tsx';
import { CeldaDeImporte, CLASE_DE_TOTAL } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import { PartesDelLibro } from './partes-del-libro.tsx';
import { useDiasEnLaDireccion } from './use-dias-en-la-direccion.ts';

const COLUMNAS = [
  ['Código', '20%'],
  ['Cuenta', '55%'],
  ['Saldo', '25%'],
] as const;

const Libro = () => {
  const hoy = useHoy();
  const { dias, cambiar } = useDiasEnLaDireccion({ hasta: hoy });
  const leido = useQuery({
    ...consulta(rutasDelLibro.cuentasDelLibro, { query: { hasta: dias.hasta ?? hoy } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="lg">
      <Title order={1}>Libro</Title>
      <PartesDelLibro />
      <FechaInput label="Al final del día" value={dias.hasta} alCambiar={(hasta) => cambiar({ hasta })} required />
      <ConDatos consulta={leido} falla={todosLosMensajes.error_cargar_libro}>
        {({ cuentas, total, hasta: dia }) =>
          cuentas.length === 0 ? (
            <EstadoVacio
              icono="cuenta"
              titulo="El libro está en blanco"
              texto="Con el primer cupón empieza a tener asientos."
            />
          ) : (
            <Stack gap="xs">
              <Text c="dimmed">{`Saldos al ${formatFecha(dia)}. Los que están a favor de otros llevan el signo menos: todos juntos suman cero.`}</Text>
              <Group gap="xs">
                <Text size="sm">Exportar la tabla:</Text>
                <EnArchivo
                  de="las cuentas"
                  csv={{ ruta: rutasDelLibro.cuentasEnCsv, llamada: { query: { hasta: dia } } }}
                  xlsx={{ ruta: rutasDelLibro.cuentasEnXlsx, llamada: { query: { hasta: dia } } }}
                  nombre={`cuentas_${dia}`}
                />
              </Group>
              <TablaDeLaMesa nombre="Cuentas" columnas={COLUMNAS} actualizando={leido.isPlaceholderData}>
                {cuentas.map(({ clave, codigo, nombre, saldo }) => (
                  <tr key={clave}>
                    <th scope="row">{codigo}</th>
                    <td data-rotulo="Cuenta">
                      <Link to={direccionDelDiario({ cuenta: clave, hasta: dia })}>{nombre}</Link>
                    </td>
                    <CeldaDeImporte rotulo="Saldo" valor={saldo} />
                  </tr>
                ))}
                <tr className={CLASE_DE_TOTAL}>
                  <th scope="row">Total</th>
                  <td />
                  <CeldaDeImporte rotulo="Saldo" valor={total} />
                </tr>
              </TablaDeLaMesa>
            </Stack>
          )
        }
      </ConDatos>
    </Stack>
  );
};

export default Libro;
