import type { CuentaDeCierre, TotalDeCierre } from '@colega/contract/dinero';
import { Decimal, importe, sumar } from '@colega/domain/importes';
import { Text } from '@mantine/core';
import { CeldaDeImporte, CLASE_DE_TOTAL } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const DE_CUENTA = [
  ['Cuenta', '32%'],
  ['Había', '17%'],
  ['Entró', '17%'],
  ['Salió', '17%'],
  ['Queda', '17%'],
] as const;
const CON_DIFERENCIA = [
  ['Cuenta', '25%'],
  ['Había', '15%'],
  ['Entró', '15%'],
  ['Salió', '15%'],
  ['Diferencia', '15%'],
  ['Queda', '15%'],
] as const;
const DE_GRUPO = [
  ['Entró', '20%'],
  ['Salió', '20%'],
  ['Neto', '20%'],
] as const;

/** A phone has no heads of columns. */
const Rotulo = ({ children }: { children: string }) => (
  <Text fw={700} aria-hidden>
    {children}
  </Text>
);

type Sumas = { entradas: string; salidas: string };
const netoDe = ({ entradas, salidas }: Sumas): string => importe(new Decimal(entradas).minus(salidas));
const sumasDe = (filas: readonly Sumas[]): Sumas => ({
  entradas: sumar(filas.map(({ entradas }) => entradas)),
  salidas: sumar(filas.map(({ salidas }) => salidas)),
});

/** What the till takes, and the banks. */
const SIN_COBRADOR: readonly string[] = ['caja', 'cheque', 'tarjeta', 'transferencia'];

export const TablaDeCuentas = ({ cuentas }: { cuentas: readonly CuentaDeCierre[] }) => {
  // One that found no difference adds up without it.
  const conDiferencia = cuentas.some(({ diferencia }) => !new Decimal(diferencia).isZero());
  const total = {
    ...sumasDe(cuentas),
    inicial: sumar(cuentas.map(({ inicial }) => inicial)),
    diferencia: sumar(cuentas.map(({ diferencia }) => diferencia)),
    final: sumar(cuentas.map(({ final }) => final)),
  };
  const celdas = ({ inicial, entradas, salidas, diferencia, final }: typeof total) => (
    <>
      <CeldaDeImporte rotulo="Había" valor={inicial} />
      <CeldaDeImporte rotulo="Entró" valor={entradas} />
      <CeldaDeImporte rotulo="Salió" valor={salidas} />
      {conDiferencia && <CeldaDeImporte rotulo="Diferencia" valor={diferencia} />}
      <CeldaDeImporte rotulo="Queda" valor={final} />
    </>
  );
  return (
    <>
      <Rotulo>Por medio y banco</Rotulo>
      <TablaDeLaMesa
        nombre="Por medio y banco"
        columnas={conDiferencia ? CON_DIFERENCIA : DE_CUENTA}
        actualizando={false}
      >
        {cuentas.map((cuenta) => (
          <tr key={`${cuenta.medio} ${cuenta.banco}`}>
            <th scope="row">{cuenta.nombre}</th>
            {celdas(cuenta)}
          </tr>
        ))}
        <tr className={CLASE_DE_TOTAL}>
          <th scope="row">Total</th>
          {celdas(total)}
        </tr>
      </TablaDeLaMesa>
      {cuentas.some(({ medio }) => !SIN_COBRADOR.includes(medio)) && (
        <Text size="sm" c="dimmed">
          Lo de cada cobrador es lo que cobró y nadie aceptó todavía como depositado: al aceptarlo, en Depósitos de
          cobradores, sale de acá, lo que llegó entra al banco y lo que se quedó es un gasto.
        </Text>
      )}
    </>
  );
};

type DeGrupo = {
  nombre: string;
  cabeza: string;
  totales: readonly TotalDeCierre[];
  nombreDe: (total: TotalDeCierre) => string;
};

const TablaDeGrupo = ({ nombre, cabeza, totales, nombreDe }: DeGrupo) => {
  const nombres = [...new Set(totales.map(nombreDe))].sort((uno, otro) => uno.localeCompare(otro, 'es'));
  const filas = nombres.map((suyo) => ({
    suyo,
    ...sumasDe(totales.filter((total) => nombreDe(total) === suyo)),
  }));
  return (
    <>
      <Rotulo>{nombre}</Rotulo>
      <TablaDeLaMesa nombre={nombre} columnas={[[cabeza, '40%'], ...DE_GRUPO]} actualizando={false}>
        {filas.map(({ suyo, ...sumas }) => (
          <tr key={suyo}>
            <th scope="row">{suyo}</th>
            <CeldaDeImporte rotulo="Entró" valor={sumas.entradas} />
            <CeldaDeImporte rotulo="Salió" valor={sumas.salidas} />
            <CeldaDeImporte rotulo="Neto" valor={netoDe(sumas)} />
          </tr>
        ))}
      </TablaDeLaMesa>
    </>
  );
};

const CIRCUITOS = {
  ...{ matriculados: 'Matriculados', cep: 'CEP', timbrados: 'Timbrados', deposito: 'Depósitos' },
  banco: 'Gastos e intereses del banco',
} as const;

/** What moved, by circuit and by who recorded it. */
export const PorQuien = ({ totales }: { totales: readonly TotalDeCierre[] }) => (
  <>
    <TablaDeGrupo
      nombre="Por circuito"
      cabeza="Circuito"
      totales={totales}
      nombreDe={({ circuito }) => (circuito === null ? 'Sin cupón' : CIRCUITOS[circuito])}
    />
    <TablaDeGrupo
      nombre="Por quién lo anotó"
      cabeza="Quién"
      totales={totales}
      nombreDe={({ quien }) => quien ?? 'Entró solo'}
    />
  </>
);
