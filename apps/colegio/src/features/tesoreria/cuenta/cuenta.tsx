import { type CuentaDePersona, rutasDeCuentasDePersonas } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatCuit } from '@colega/domain/identificadores';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { DIRECCIONES, direccionDePersona } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import type { ActoDeTesoreria } from '../acto-de-tesoreria.ts';
import { DialogoDeTesoreria } from '../dialogo-de-tesoreria.tsx';
import { BonificacionesDecididas, BonificacionesPedidas } from './bonificaciones-pedidas.tsx';
import { LoQueFaltaPagar } from './lo-que-falta-pagar.tsx';
import { MovimientosDeLaCuenta } from './movimientos-de-la-cuenta.tsx';

const Cuenta = () => {
  const id = idDe(useParams().id);
  return id === null ? <NoEsta /> : <ConCuenta key={id} id={id} />;
};

const ConCuenta = ({ id }: { id: number }) => {
  const leida = useQuery({ ...consulta(rutasDeCuentasDePersonas.cuentaDePersona, { params: { id } }), staleTime: 0 });
  if (esNoEncontrado(leida.error)) return <NoEsta />;
  return (
    <ConDatos consulta={leida} falla={todosLosMensajes.error_cargar_cuenta}>
      {(cuenta) => <LaCuenta cuenta={cuenta} alReleer={() => leida.refetch()} />}
    </ConDatos>
  );
};

const NoEsta = () => (
  <Stack gap="lg">
    <Title order={1}>Cuenta</Title>
    <EstadoVacio
      icono="buscar"
      titulo="No encontramos esa cuenta"
      texto="Puede ser de otro distrito, o que la dirección esté mal escrita."
      accion={
        <Anchor component={Link} to={DIRECCIONES.personas}>
          Ir a Personas
        </Anchor>
      }
    />
  </Stack>
);

const siHay = (importe: string): string | null => (new Decimal(importe).isZero() ? null : formatImporte(importe));

const LaCuenta = ({ cuenta, alReleer }: { cuenta: CuentaDePersona; alReleer: () => Promise<unknown> }) => {
  const { permisos } = useOperador();
  const [acto, setActo] = useState<ActoDeTesoreria | null>(null);
  const cliente = useQueryClient();
  const releer = async (): Promise<void> => {
    await alReleer();
    await cliente.invalidateQueries({ queryKey: [rutasDeCuentasDePersonas.movimientosDePersona.path] });
    await cliente.invalidateQueries({ queryKey: [rutasDeCuentasDePersonas.porConfirmar.path] });
  };
  const { persona, debe, sin_cupon, a_favor, en_revision, saldo } = cuenta;
  return (
    <Stack gap="md">
      <div>
        {permisos.includes('personas.ver') && (
          <Anchor component={Link} to={direccionDePersona(persona.id)}>
            Volver a la persona
          </Anchor>
        )}
        <Title order={1}>Cuenta de {persona.nombre}</Title>
        <Text c="dimmed">
          CUIT <Codigo>{formatCuit(persona.cuit)}</Codigo>
        </Text>
      </div>
      <BonificacionesPedidas cuenta={cuenta} alActuar={setActo} />
      <Seccion titulo="Cómo está">
        <ListaDeDatos
          datos={[
            ['Falta pagar', formatImporte(debe)],
            ['De sus legajos, sin cupón', siHay(sin_cupon)],
            ['Tiene a favor', formatImporte(a_favor)],
            ['Por revisar', siHay(en_revision)],
            ['Saldo de sus movimientos', formatImporte(saldo)],
          ]}
        />
      </Seccion>
      {cuenta.decididas.length > 0 && (
        <Seccion titulo="Últimas bonificaciones decididas">
          <BonificacionesDecididas cuenta={cuenta} />
        </Seccion>
      )}
      <LoQueFaltaPagar cuenta={cuenta} alActuar={setActo} />
      <MovimientosDeLaCuenta cuenta={cuenta} />
      {acto && <DialogoDeTesoreria acto={acto} alCerrar={() => setActo(null)} alHacerse={() => void releer()} />}
    </Stack>
  );
};

export default Cuenta;
