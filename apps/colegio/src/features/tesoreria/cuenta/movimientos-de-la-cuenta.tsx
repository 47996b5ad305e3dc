import { type CuentaDePersona, rutasDeCuentasDePersonas } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { CLASES_DE_MOVIMIENTO, type ClaseDeMovimiento } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import { useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { CuantosHay } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { EnArchivo } from '../../../ui/en-archivo.tsx';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const R = rutasDeCuentasDePersonas;

const COLUMNAS = [
  ['Fecha', '12%'],
  ['Movimiento', '46%'],
  ['Debe', '14%'],
  ['Haber', '14%'],
  ['Saldo', '14%'],
] as const;

const NOMBRE_DE_CLASE: Readonly<Record<ClaseDeMovimiento, string>> = {
  matricula: 'Cargos de la matrícula',
  sancion: 'Sanciones',
  contrato: 'Cupones de sus legajos',
  recargo: 'Recargos',
  pago: 'Pagos',
  credito: 'Lo que queda a favor',
};

type FiltrosEnPantalla = { clase: string; anio: string; page: number };

const CAMPOS = [
  criterio('clase', 'Qué se ve', 'lista', {
    opciones: CLASES_DE_MOVIMIENTO.map((clase) => ({ valor: clase, etiqueta: NOMBRE_DE_CLASE[clase] })),
  }),
  criterio('anio', 'Año', 'lista'),
];

/** Those of one account are not looked for in another. */
const filtrosDeCuenta = (personaId: number) =>
  definirFiltros<FiltrosEnPantalla>(`cuenta-${personaId}`, CAMPOS, { clase: '', anio: '', page: 1 });

/** All that happened in it, each with what the account came to. */
export const MovimientosDeLaCuenta = ({ cuenta: { persona, anios } }: { cuenta: CuentaDePersona }) => {
  const definicion = useMemo(() => filtrosDeCuenta(persona.id), [persona.id]);
  const { filtros: enPantalla, cambiar, irAPagina } = useFiltros(definicion);
  const params = { id: persona.id };
  // What cannot be of this account is as if it were not said.
  const clase = CLASES_DE_MOVIMIENTO.find((una) => una === enPantalla.clase);
  const deAnio = anios.find((uno) => String(uno) === enPantalla.anio);
  const filtros = { ...(clase && { clase }), ...(deAnio && { anio: deAnio }) };
  const leidos = useQuery({
    ...consulta(R.movimientosDePersona, { params, query: { ...filtros, page: enPantalla.page } }),
    placeholderData: keepPreviousData,
  });
  usePaginaQueExiste(enPantalla.page, leidos.isPlaceholderData ? undefined : leidos.data, irAPagina);
  // Of a year that has not come there is no statement, though something of it is owed.
  const anioDeHoy = Number(useHoy().slice(0, 4));
  const anio = (deAnio === undefined ? anios : [deAnio]).find((uno) => uno <= anioDeHoy);
  return (
    <Seccion titulo="Movimientos">
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Qué se ve"
          value={clase ?? ''}
          data={[
            { value: '', label: 'Todo' },
            ...CLASES_DE_MOVIMIENTO.map((una) => ({ value: una, label: NOMBRE_DE_CLASE[una] })),
          ]}
          onChange={({ currentTarget: { value } }) => cambiar({ clase: value })}
        />
        <NativeSelect
          label="Año"
          value={deAnio ?? ''}
          data={[{ value: '', label: 'Todos' }, ...anios.map((uno) => ({ value: String(uno), label: String(uno) }))]}
          onChange={({ currentTarget: { value } }) => cambiar({ anio: value })}
        />
        <EnArchivo
          de="los movimientos"
          csv={{ ruta: R.movimientosDePersonaEnCsv, llamada: { params, query: filtros } }}
          xlsx={{ ruta: R.movimientosDePersonaEnXlsx, llamada: { params, query: filtros } }}
          nombre={`cuenta_${persona.cuit}`}
        />
        {anio !== undefined && (
          <BotonDeDescarga
            size="compact-md"
            mih={36}
            pedir={() => llamar(R.resumenAnualDePersona, { params: { ...params, anio } })}
            nombre={`resumen_de_${anio}.pdf`}
            falla={todosLosMensajes.error_imprimir}
            conDetalle
          >
            {`Imprimir el resumen de ${anio}`}
          </BotonDeDescarga>
        )}
      </Group>
      <ConDatos consulta={leidos} falla={todosLosMensajes.error_cargar_movimientos}>
        {({ items, debe, haber, pagination }) =>
          items.length === 0 ? (
            <Text>No hay movimientos así.</Text>
          ) : (
            <Stack gap="sm">
              <CuantosHay pagination={pagination} uno="movimiento" varios="movimientos" />
              <TablaDeLaMesa nombre="Movimientos" columnas={COLUMNAS} actualizando={leidos.isPlaceholderData}>
                {items.map((uno) => (
                  <tr key={`${uno.fecha} ${uno.que} ${uno.saldo}`}>
                    <td data-rotulo="Fecha">{formatFecha(uno.fecha)}</td>
                    <th scope="row">{uno.que}</th>
                    <CeldaDeImporte rotulo="Debe" valor={uno.debe} />
                    <CeldaDeImporte rotulo="Haber" valor={uno.haber} />
                    <CeldaDeImporte rotulo="Saldo" valor={uno.saldo} />
                  </tr>
                ))}
              </TablaDeLaMesa>
              <Text>
                De lo que se ve, debe <b>{formatImporte(debe)}</b> y haber <b>{formatImporte(haber)}</b>. El saldo es el
                de toda la cuenta, con lo que todavía no venció; si es menor que cero, es a favor.
              </Text>
              <Paginador pagination={pagination} alCambiar={irAPagina} etiqueta="Páginas de movimientos" />
            </Stack>
          )
        }
      </ConDatos>
    </Seccion>
  );
};
