import type { ReciboPublico } from '@colega/contract/verificacion';
import { COMO_SE_DESHIZO, estadoDeRecibo, observacionDeRecibo } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { Banda, Datos } from './piezas.tsx';

type Props = { recibo: ReciboPublico; momento: string };

/** A payment that was taken back is never called good, even if the money stayed in favour of its payer (S-554). */
const Estado = ({ recibo, momento }: Props) => {
  const { anulacion } = recibo;
  if (anulacion)
    return (
      <Banda tono="mal" titulo="ANULADO">
        <p>al {momento}. Este recibo no tiene validez.</p>
        <p>
          El {formatFecha(anulacion.fecha)} {COMO_SE_DESHIZO[anulacion.como]}.
        </p>
      </Banda>
    );
  if (estadoDeRecibo(recibo) === 'en_parte')
    return (
      <Banda tono="ojo" titulo="OBSERVADO">
        <p>
          al {momento}. Después de este recibo, {observacionDeRecibo(recibo)}. Consultá en el Colegio.
        </p>
      </Banda>
    );
  return (
    <Banda tono="bien" titulo="VIGENTE">
      <p>al {momento}</p>
    </Banda>
  );
};

export const PaginaDeRecibo = ({ recibo, momento }: Props) => {
  const { numero, fecha, importe, pagado_el, circuito, numero_boleta, numero_legajo, persona, matriculas } = recibo;
  return (
    <>
      <Estado recibo={recibo} momento={momento} />
      <h1>Recibo de pago</h1>
      <Datos
        pares={[
          ['Recibo', `N.º ${numero}`],
          ['Fecha', formatFecha(fecha)],
          ['Importe', formatImporte(importe)],
          ['Pagado el', formatFecha(pagado_el)],
          ['Circuito', circuito],
          ['Cupón', `N.º ${numero_boleta}`],
          ...(numero_legajo === null ? [] : [['Legajo', numero_legajo] as const]),
        ]}
      />
      <h2>Quién pagó</h2>
      <Datos
        pares={[
          ['Nombre', persona.nombre],
          ...matriculas.map(({ codigo, titulo }) => [`Matrícula ${codigo}`, titulo] as const),
        ]}
      />
      <h2>Conceptos</h2>
      <p>
        Compará cada dato con el papel: si alguno no coincide, el papel no es de este recibo.
        {recibo.con_sancion && ' El motivo de una sanción está solo en el papel.'}
        {recibo.con_credito && ' De dónde viene un saldo a favor o una bonificación está solo en el papel.'}
      </p>
      <ul className="importes">
        {recibo.conceptos.map(({ descripcion, importe: suyo }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same, and nothing moves on this page
          <li key={i}>
            <span>{descripcion}</span> <span className="nb">{formatImporte(suyo)}</span>
          </li>
        ))}
        <li>
          <strong>Total</strong> <strong className="nb">{formatImporte(importe)}</strong>
        </li>
      </ul>
      {recibo.anulacion === null && (
        <p>Prueba el pago de estos conceptos y de ningún otro: no dice si hay más deudas ni si se puede ejercer.</p>
      )}
    </>
  );
};
