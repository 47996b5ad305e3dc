import { config } from 'zod';

// The page's policy lets nobody compile text, which zod would try, and each try is reported.
config({ jitless: true });
