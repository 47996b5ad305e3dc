import { mensajes } from '@colega/contract/mensajes';
import { useTitulo } from '@colega/web-kit/lib/navegacion/titulo.ts';
import estilos from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import { Link, useLocation } from 'react-router';
import { DIRECCIONES } from '../lib/navegacion/direcciones.ts';

const DE_UN_QR =
  'Este código no corresponde a ninguna credencial ni documento del Colegio. No lo des por válido: puede ser falso, o estar mal impreso.';
/** The server draws the pages of QRs: one that comes here is unknown. */
const vieneDeUnQr = ({ pathname, hash }: { pathname: string; hash: string }): boolean =>
  /^\/qr(\/|$)/.test(pathname) || /^#\/qr(\/|$)/.test(hash);
const NEGADA = 'No podés entrar a esta parte';

/** LAY-010, LAY-011, OPN-004. A payment goes on after its page (docs/reference/rules.md#coupons). */
export const PaginaDeError = () => {
  const lugar = useLocation();
  const estado = lugar.state as { porque?: string; vuelveDePagar?: boolean } | null;
  const porque = estado?.porque ?? null;
  useTitulo(porque ? NEGADA : undefined);
  return (
    <PaginaPublica>
      {vieneDeUnQr(lugar) && <p className={estilos.alerta}>{DE_UN_QR}</p>}
      <h1 className={estilos.titulo}>{porque ? NEGADA : 'No pudimos encontrar la página'}</h1>
      {porque ? (
        <p className={estilos.aviso}>{porque}</p>
      ) : (
        <p className={estilos.texto}>
          La dirección no existe o ya no está disponible. Revisala, o volvé al inicio y buscá desde ahí.
        </p>
      )}
      {estado?.vuelveDePagar && <p className={estilos.texto}>{mensajes.pago_siendo_procesado}</p>}
      <Link className={estilos.boton} to={DIRECCIONES.inicio}>
        Ir al inicio
      </Link>
    </PaginaPublica>
  );
};

export default PaginaDeError;
