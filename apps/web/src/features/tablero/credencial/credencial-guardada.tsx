import { escribirDia, escribirHora } from '@colega/web-kit/lib/fechas/dia-y-hora.ts';
import { Proveedores } from '@colega/web-kit/ui/marco/proveedores.tsx';
import estilos from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { useDireccionDe } from '../../../lib/navegacion/use-direccion-de.ts';
import delCarnet from './carnet-en-pantalla.module.css';
import { CarnetEnPantalla } from './carnet-en-pantalla.tsx';
import { type CopiaDeCredencial, leerCopia, type PersonaDelCarnet, quitarCopia } from './copia-guardada.ts';
import { FotoDelCarnet } from './foto-del-carnet.tsx';
import { ImagenDelQr } from './imagen-del-qr.tsx';

/** Where the guard leads without a session and without network (S-842): the last copy, of whoever did not sign out. */
export const CredencialGuardada = () => {
  const [copia, ponerCopia] = useState<CopiaDeCredencial | null>();
  useEffect(() => void leerCopia().then(ponerCopia), []);
  const borrar = () => void quitarCopia().then(() => ponerCopia(null));
  return (
    <PaginaPublica>
      <h1 className={estilos.titulo}>Última copia de tu credencial</h1>
      {copia && <Copia copia={copia} />}
      {copia === null && <p className={estilos.texto}>En este dispositivo no hay ninguna copia de tu credencial.</p>}
      <Link className={estilos.boton} to={DIRECCIONES.ingreso}>
        Ingresar
      </Link>
      {copia && (
        <button type="button" className={`${estilos.botonSecundario} ${estilos.debajo}`} onClick={borrar}>
          Borrarla de este dispositivo
        </button>
      )}
    </PaginaPublica>
  );
};

const Copia = ({ copia: { persona, carnet, desde, foto, qr } }: { copia: CopiaDeCredencial }) => (
  <>
    <p role="status" className={estilos.aviso}>
      Sin sesión abierta: se muestra la última copia, del {escribirDia(desde)} {escribirHora(desde)}. Quien lea el QR ve
      tu situación al momento.
    </p>
    <div className={delCarnet.guardada}>
      <Proveedores>
        <CarnetEnPantalla
          {...{ persona, carnet, desde }}
          foto={<FotoDelCarnet imagen={foto} />}
          qr={<Qr imagen={qr} persona={persona} />}
        />
      </Proveedores>
    </div>
  </>
);

const Qr = ({ imagen, persona }: { imagen: Blob; persona: PersonaDelCarnet }) => {
  const direccion = useDireccionDe(imagen);
  return direccion && <ImagenDelQr direccion={direccion} de={persona} />;
};

export default CredencialGuardada;
