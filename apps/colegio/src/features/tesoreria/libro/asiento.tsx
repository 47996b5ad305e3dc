import { type AsientoDelDiario, nombreDeConcepto } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import {
  direccionDeCierre,
  direccionDeCobranza,
  direccionDePago,
  direccionDePersona,
} from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import estilos from './asiento.module.css';

/** One entry with its lines, and the way to the payment, the person and the closing that it is of. */
export const Asiento = ({ asiento }: { asiento: AsientoDelDiario }) => {
  const { id, cuando, concepto, numero_boleta, cierre, lineas } = asiento;
  return (
    <li className={estilos.asiento}>
      <Text>
        <b>{nombreDeConcepto(concepto)}</b> · <Instante valor={cuando} /> · {`asiento ${id}`}
        {numero_boleta !== null && ` · cupón N.º ${numero_boleta}`}
        {cierre && (
          <>
            {' · '}
            <Anchor component={Link} to={direccionDeCierre(cierre.id)}>{`cierre N.º ${cierre.numero}`}</Anchor>
          </>
        )}
      </Text>
      <DeQuien asiento={asiento} />
      <table className={estilos.lineas} aria-label={`Líneas del asiento ${id}`}>
        <thead>
          <tr>
            <th scope="col">Cuenta</th>
            <th scope="col">Debe</th>
            <th scope="col">Haber</th>
          </tr>
        </thead>
        <tbody>
          {lineas.map(({ clave, codigo, nombre, debe, haber }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes, and may have an account twice
            <tr key={`${clave} ${i}`}>
              <th scope="row">{`${codigo} ${nombre}`}</th>
              <td>{debe === null ? '' : formatImporte(debe)}</td>
              <td>{haber === null ? '' : formatImporte(haber)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  );
};

const DeQuien = ({ asiento: { persona, operacion_id, cobranza_id } }: { asiento: AsientoDelDiario }) => {
  const { permisos } = useOperador();
  const [vePersonas, vePagos] = [permisos.includes('personas.ver'), permisos.includes('cuentas.ver')];
  if (!persona && operacion_id === null && cobranza_id === null) return null;
  return (
    <Text size="sm">
      {persona &&
        (vePersonas ? (
          <Anchor component={Link} to={direccionDePersona(persona.id)}>
            {persona.nombre}
          </Anchor>
        ) : (
          persona.nombre
        ))}
      {persona && operacion_id !== null && ' · '}
      {operacion_id !== null &&
        (vePagos ? (
          <Anchor component={Link} to={direccionDePago(operacion_id)}>{`pago ${operacion_id}`}</Anchor>
        ) : (
          `pago ${operacion_id}`
        ))}
      {cobranza_id !== null && persona && ' · '}
      {cobranza_id !== null &&
        (vePagos ? (
          <Anchor component={Link} to={direccionDeCobranza(cobranza_id)}>{`cobranza ${cobranza_id}`}</Anchor>
        ) : (
          `cobranza ${cobranza_id}`
        ))}
    </Text>
  );
};
